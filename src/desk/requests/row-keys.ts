const ROWS = 'a[data-request]';

/** J and K go from row to row. */
export function rowKeys() {
  const move = (step: 1 | -1) => {
    const rows = [...document.querySelectorAll<HTMLElement>(ROWS)];
    const at = rows.findIndex((row) => row.matches(':focus'));
    const next = rows[at === -1 ? (step === 1 ? 0 : rows.length - 1) : at + step];
    next?.focus();
  };
  return { j: () => move(1), k: () => move(-1) };
}
