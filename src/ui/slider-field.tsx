import { memo, type ReactNode } from 'react';
import { NumberBox, type NumberBoxProps } from './number-box.tsx';
import styles from './slider-field.module.css';
import { stepByKey } from './step-by-key.ts';

interface SliderFieldProps
  extends Pick<NumberBoxProps, 'id' | 'least' | 'most' | 'step' | 'decimalSign' | 'onChange'> {
  label: string;
  unit: string;
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
export const SliderField = memo(function SliderField(props: SliderFieldProps) {
  const { id, label, value, least, most, step, sliderStep, valueText, note, onChange } = props;
  const filled = most > least ? (100 * (value - least)) / (most - least) : 100;

  return (
    <div>
      <div className={styles.head}>
        <label htmlFor={id} id={`${id}-label`}>
          {label}
        </label>
        <span className={styles.box}>
          <NumberBox
            id={id}
            value={value}
            least={least}
            most={most}
            step={step}
            decimalSign={props.decimalSign}
            describedBy={note ? `${id}-unit ${id}-note` : `${id}-unit`}
            onChange={onChange}
          />
          <span id={`${id}-unit`}>{props.unit}</span>
        </span>
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
          onKeyDown={(event) => stepByKey(event, 'Page', PAGE_STEPS * sliderStep, props)}
        />
      </div>
      {note}
    </div>
  );
});
