import { useReading } from '../routing/reading.ts';

interface HiddenFieldsProps {
  /** What else goes with a form that is sent without script. */
  also?: Readonly<Record<string, string>>;
  honeypotLabel: string;
}

/** For the server alone: the page to answer with, and a honeypot for programs. */
export function HiddenFields({ also = {}, honeypotLabel }: HiddenFieldsProps) {
  const { language, prefix } = useReading();
  return (
    <>
      {Object.entries({ language, prefix, ...also }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Honeypot label={honeypotLabel} />
    </>
  );
}

/** A field no person sees or reaches: who fills it in is a program. */
export function Honeypot({ label }: { label: string }) {
  return (
    <label className="visually-hidden" aria-hidden="true">
      {label}
      <input type="text" name="website" tabIndex={-1} autoComplete="off" />
    </label>
  );
}
