import { type KeyboardEvent, type ReactNode, useState } from 'react';
import styles from './slider-field.module.css';

interface SliderFieldProps extends Omit<NumberBoxProps, 'value' | 'describedBy' | 'placeholder'> {
  label: string;
  value: number;
  /** How far the slider moves at once; from a typed value in between, by `step` to the next of its own. */
  sliderStep: number;
  /** The value with its unit, as it is read out. */
  valueText: string;
  /** Stands below, under the field's id with '-note' after it. */
  note: ReactNode;
}

const PAGE_STEPS = 5;

/** A slider and, beside it, the same number to type. */
export function SliderField(props: SliderFieldProps) {
  const { id, label, note } = props;
  return (
    <div>
      <div className={styles.head}>
        <label htmlFor={id} id={`${id}-label`}>
          {label}
        </label>
        <NumberBox {...props} describedBy={note ? `${id}-note` : undefined} />
      </div>
      <Slider {...props} labelledBy={`${id}-label`} describedBy={note ? `${id}-note` : undefined} />
      {note}
    </div>
  );
}

interface SliderProps
  extends Pick<SliderFieldProps, 'value' | 'least' | 'most' | 'step' | 'sliderStep' | 'valueText'> {
  /** Read out where nothing else names it. */
  label?: string;
  labelledBy?: string;
  describedBy?: string | undefined;
  onChange: (value: number) => void;
}

export function Slider(props: SliderProps) {
  const { value, least, most, step, sliderStep, onChange } = props;
  const filled = most > least ? (100 * (value - least)) / (most - least) : 100;
  return (
    <div className={styles.slider}>
      <svg viewBox="0 0 100 28" preserveAspectRatio="none" aria-hidden="true">
        <path className={styles.base} d="M0 14H100" vectorEffect="non-scaling-stroke" />
        <path
          className={styles.fill}
          d={`M0 14H${Math.round(filled * 10) / 10}`}
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <input
        type="range"
        min={least}
        max={most}
        step={(value - least) % sliderStep === 0 ? sliderStep : step}
        value={value}
        aria-label={props.labelledBy ? undefined : props.label}
        aria-labelledby={props.labelledBy}
        aria-valuetext={props.valueText}
        aria-describedby={props.describedBy}
        onChange={(event) => onChange(Number(event.target.value))}
        onKeyDown={(event) => stepByKey(event, 'Page', PAGE_STEPS * sliderStep, props)}
      />
    </div>
  );
}

interface NumberBoxProps {
  id: string;
  unit: string;
  /** Nothing where it is left out. */
  value: number | null;
  least: number;
  most: number;
  step: number;
  /** The page's own: a browser's number field knows its interface's alone, and reads '8,5' as 85. */
  decimalSign: string;
  /** Besides its unit. */
  describedBy?: string | undefined;
  /** Stands in an empty box; only a box that has one may be left empty. */
  placeholder?: string;
  onChange: (value: number | null) => void;
}

/** Typing replaces the value: it counts as soon as it can, and what cannot be is settled on leaving. */
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
    <span className={styles.box}>
      <input
        type="text"
        role="spinbutton"
        id={props.id}
        placeholder={placeholder}
        inputMode={Number.isInteger(step) ? 'numeric' : 'decimal'}
        autoComplete="off"
        value={typed ?? String(value ?? '').replace('.', decimalSign)}
        aria-valuenow={value ?? undefined}
        aria-valuemin={least}
        aria-valuemax={most}
        aria-describedby={[`${props.id}-unit`, props.describedBy].filter(Boolean).join(' ')}
        onFocus={(event) => event.target.select()}
        onClick={(event) => typed === undefined && event.currentTarget.select()}
        onChange={(event) => type(event.target.value)}
        onBlur={settle}
        onKeyDown={press}
      />
      <span id={`${props.id}-unit`}>{props.unit}</span>
    </span>
  );
}

/**
 * Comma or point, and thousands apart or not; nothing for an empty text, NaN for what is no number.
 *
 * numberFrom('8,5') // => 8.5; numberFrom('1 200') and numberFrom('1,200') // => 1200
 */
export function numberFrom(text: string): number | null {
  const plain = text.replace(/\s|[.,](?=\d{3}\b)/g, '').replace(',', '.');
  return plain === '' ? null : Number(plain);
}

interface Stepped {
  value: number | null;
  least: number;
  most: number;
  onChange: (value: number) => void;
}

/** Moves a number by one step, up or down, where one of the two keys is pressed. */
function stepByKey(
  event: KeyboardEvent,
  keys: 'Arrow' | 'Page',
  step: number,
  { value, least, most, onChange }: Stepped,
): void {
  const by = { [`${keys}Up`]: step, [`${keys}Down`]: -step }[event.key];
  if (by === undefined) return;
  event.preventDefault();
  onChange(clamp((value ?? 0) + by, least, most));
}

const clamp = (value: number, least: number, most: number): number =>
  Math.min(Math.max(value, least), most);
