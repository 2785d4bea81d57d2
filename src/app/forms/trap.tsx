/** A field no person sees or reaches: who fills it in is a program. */
export function Trap({ label }: { label: string }) {
  return (
    <label className="visually-hidden" aria-hidden="true">
      {label}
      <input type="text" name="website" tabIndex={-1} autoComplete="off" />
    </label>
  );
}
