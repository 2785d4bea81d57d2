import { type ReactNode, useId } from 'react';
import { clock } from '#content/figures.ts';
import { fill } from '#content/fill.ts';
import { arrivalHourOf, BASELINES, type FleetInputs } from '#domain/simulator/index.ts';
import { useSimulator, useSimulatorStore } from '../state/use-simulator.ts';
import { useTexts } from '../texts.ts';
import styles from './questions.module.css';

/** As one would look for them on a bill, the commonest first. */
const PRICES = ['fixed', 'class', 'indexed', 'unknown'] as const;

interface QuestionProps {
  /** On a phone it stands in the summary once it is answered. */
  isFolded: boolean;
}

/** How the vehicles charge today; nothing to answer where a timer would change nothing. */
export function BaselineQuestion({ isFolded }: QuestionProps) {
  const { words, language } = useTexts();
  const { hints, idle } = words.board;
  const value = useSimulator(({ answers }) => answers.fleet.baseline);
  const arrival = useSimulator(({ result }) => arrivalHourOf(result.inputs));
  const isIdle = useSimulator(({ result }) => result.main.situations.isTimerIdle);
  return (
    <Question field="baseline" isFolded={isFolded}>
      {isIdle ? (
        <div className={styles.idle}>
          <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
            <path d="M3 11l5 5L17 5" />
          </svg>
          <p>
            <b>{fill(idle.title, { arrival: clock(arrival, language) })}</b>{' '}
            <span>{idle.text}</span>
          </p>
        </div>
      ) : (
        <Tiles
          field="baseline"
          value={value}
          options={BASELINES.map((option) => ({
            option,
            text: words.options.baseline[option],
            hint: option === 'timer' ? hints.timer : undefined,
          }))}
        />
      )}
    </Question>
  );
}

/** Which price is paid. */
export function ContractQuestion({ isFolded }: QuestionProps) {
  const { words } = useTexts();
  const { hints, priceHelp } = words.board;
  const value = useSimulator(({ answers }) => answers.fleet.contract);
  const id = useId();
  return (
    <Question field="contract" isFolded={isFolded} describedBy={id}>
      <Tiles
        field="contract"
        value={value}
        options={PRICES.map((option) => ({
          option,
          text: words.options.contract[option],
          hint: option === 'unknown' ? undefined : hints[option],
        }))}
      />
      <p id={id} className={styles.help}>
        {priceHelp}
      </p>
    </Question>
  );
}

interface FramedQuestionProps extends QuestionProps {
  field: 'baseline' | 'contract';
  describedBy?: string;
  children: ReactNode;
}

function Question({ field, isFolded, describedBy, children }: FramedQuestionProps) {
  const { fields } = useTexts().words;
  return (
    <fieldset
      className={styles.question}
      data-cell={field}
      data-question
      data-folded={isFolded || undefined}
      aria-describedby={describedBy}
    >
      <legend>{fields[field].label}</legend>
      {children}
    </fieldset>
  );
}

interface TilesProps<Field extends 'baseline' | 'contract'> {
  field: Field;
  value: FleetInputs[Field];
  options: readonly { option: string; text: string; hint: string | undefined }[];
}

/** Radio buttons as large as what they say; none is chosen at first. */
function Tiles<Field extends 'baseline' | 'contract'>({
  field,
  value,
  options,
}: TilesProps<Field>) {
  const { answer } = useSimulatorStore();
  const name = useId();
  return (
    <div className={styles.tiles}>
      {options.map(({ option, text, hint }) => (
        <label key={option} className={styles.tile}>
          <input
            type="radio"
            name={name}
            value={option}
            checked={value === option}
            onChange={() => answer({ [field]: option })}
          />
          <span>{text}</span>
          {hint && <small>{hint}</small>}
        </label>
      ))}
    </div>
  );
}
