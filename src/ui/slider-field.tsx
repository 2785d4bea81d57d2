import { type KeyboardEvent, memo, useState } from 'react';
import styles from './slider-field.module.css';

interface SliderFieldProps {
  id: string;
  label: string;
  unit: string;
  value: number;
  least: number;
  most: number;
  /** What the number box accepts. */
  step: number;
  /** How far the slider moves at once; from a typed value in between, by `step` to the next of its own. */
  sliderStep: number;
  /** The value with its unit, as it is read out. */
  valueText: string;
  leastText: string;
  mostText: string;
  note?: string | undefined;
  onChange: (value: number) => void;
}

const PAGE_STEPS = 5;

/** A slider and, beside it, the same number to type. */
export const SliderField = memo(function SliderField(props: SliderFieldProps) {
  const { id, label, value, least, most, step, sliderStep, valueText, note, onChange } = props;
  const filled = (100 * (Math.min(Math.max(value, least), most) - least)) / (most - least);

  const page = (event: KeyboardEvent) => {
    const way = event.key === 'PageUp' ? 1 : event.key === 'PageDown' ? -1 : 0;
    if (way === 0) return;
    event.preventDefault();
    onChange(Math.min(Math.max(value + way * PAGE_STEPS * sliderStep, least), most));
  };

  return (
    <div>
      <div className={styles.head}>
        <label htmlFor={id} id={`${id}-label`}>
          {label}
        </label>
        <NumberBox {...props} />
      </div>
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
          aria-labelledby={`${id}-label`}
          aria-valuetext={valueText}
          aria-describedby={note ? `${id}-note` : undefined}
          onChange={(event) => onChange(Number(event.target.value))}
          onKeyDown={page}
        />
      </div>
      <div className={styles.bounds} aria-hidden="true">
        <span>{props.leastText}</span>
        <span>{props.mostText}</span>
      </div>
      {note && (
        <p id={`${id}-note`} className={styles.note}>
          {note}
        </p>
      )}
    </div>
  );
});

/** What is typed counts as soon as it can; what cannot be is settled when the field is left. */
function NumberBox({ id, unit, value, least, most, step, note, onChange }: SliderFieldProps) {
  const [typed, setTyped] = useState<string>();

  const type = (text: string) => {
    setTyped(text);
    const number = Number(text);
    if (text !== '' && number >= least && number <= most) onChange(number);
  };
  const settle = () => {
    const number = Number(typed);
    if (typed && Number.isFinite(number) && number !== value) onChange(number);
    setTyped(undefined);
  };

  return (
    <span className={styles.box}>
      <input
        type="number"
        id={id}
        min={least}
        max={most}
        step={step}
        inputMode={Number.isInteger(step) ? 'numeric' : 'decimal'}
        value={typed ?? value}
        aria-describedby={note ? `${id}-unit ${id}-note` : `${id}-unit`}
        onChange={(event) => type(event.target.value)}
        onBlur={settle}
        onKeyDown={(event) => event.key === 'Enter' && settle()}
      />
      <span id={`${id}-unit`}>{unit}</span>
    </span>
  );
}
