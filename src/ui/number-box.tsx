import { type KeyboardEvent, useState } from 'react';
import { stepByKey } from './step-by-key.ts';

export interface NumberBoxProps {
  id: string;
  /** Nothing where it is left out. */
  value: number | null;
  least: number;
  most: number;
  step: number;
  /** The page's own: a browser's number field knows its interface's alone, and reads '8,5' as 85. */
  decimalSign: string;
  describedBy?: string | false;
  className?: string | undefined;
  /** Stands in an empty box; only a box that has one may be left empty. */
  placeholder?: string;
  onChange: (value: number | null) => void;
}

/** What is typed counts as soon as it can; what cannot be is settled when the field is left. */
export function NumberBox(props: NumberBoxProps) {
  const { value, least, most, step, decimalSign, placeholder, onChange } = props;
  const [typed, setTyped] = useState<string>();
  const number = typed === undefined ? value : numberFrom(typed);

  const type = (text: string) => {
    setTyped(text);
    const read = numberFrom(text);
    if (read !== null && read >= least && read <= most) onChange(read);
  };
  const settle = () => {
    const counts = number === null ? placeholder : !Number.isNaN(number);
    if (counts && number !== value) onChange(number);
    setTyped(undefined);
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter') settle();
    const move = (to: number) => {
      setTyped(undefined);
      onChange(to);
    };
    stepByKey(event, 'Arrow', step, { value, least, most, onChange: move });
  };

  return (
    <input
      type="text"
      role="spinbutton"
      id={props.id}
      className={props.className}
      placeholder={placeholder}
      inputMode={Number.isInteger(step) ? 'numeric' : 'decimal'}
      autoComplete="off"
      value={typed ?? String(value ?? '').replace('.', decimalSign)}
      aria-valuenow={value ?? undefined}
      aria-valuemin={least}
      aria-valuemax={most}
      aria-describedby={props.describedBy || undefined}
      onChange={(event) => type(event.target.value)}
      onBlur={settle}
      onKeyDown={press}
    />
  );
}

/**
 * Comma or point, and thousands apart or not; nothing for an empty text, NaN for what is no number.
 *
 * numberFrom('8,5') // => 8.5; numberFrom('1 200') and numberFrom('1,200') // => 1200
 */
function numberFrom(text: string): number | null {
  const plain = text.replace(/\s|[.,](?=\d{3}\b)/g, '').replace(',', '.');
  return plain === '' ? null : Number(plain);
}
