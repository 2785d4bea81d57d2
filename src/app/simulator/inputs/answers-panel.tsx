import { memo, useId, useState } from 'react';
import { clock } from '#content/figures.ts';
import { fill } from '#content/fill.ts';
import { arrivalHourOf, departureHourOf } from '#domain/simulator/inputs.ts';
import type { Simulation } from '../state/use-simulation.ts';
import { useTexts } from '../texts.ts';
import { ChoiceAnswer, type InputsProps, NumberAnswer, unlessAnswered } from './answer-fields.tsx';
import { answerText } from './answer-texts.ts';
import styles from './answers-panel.module.css';
import { ExpertAnswers, expertDefaults, isChanged } from './expert-answers.tsx';
import inputs from './inputs.module.css';

/** The answers on top of the result; on a phone one line of them, which opens. */
export function AnswersPanel({ simulation }: { simulation: Simulation }) {
  const texts = useTexts();
  const { words } = texts;
  const { state, notes, answer, moveWindow } = simulation;
  const { fleet } = state;
  // Nothing more: a field that an answer leaves as it is must not be rendered again.
  const asked = { fleet, notes, answer, moveWindow };
  const [open, setOpen] = useState(false);
  const id = useId();
  const isExpert = state.mode === 'expert';
  return (
    <div className={styles.panel} data-figures="own" data-print="none">
      <div className={styles.summary}>
        <p>
          {fill(words.inputs.summary, {
            vehicles: answerText('vehicles', fleet, texts),
            arrival: clock(arrivalHourOf(fleet), texts.language),
            departure: clock(departureHourOf(fleet), texts.language),
            activity: answerText('activity', fleet, texts),
          })}
        </p>
        <button
          type="button"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen((was) => !was)}
        >
          {open ? words.inputs.close : words.inputs.change}
        </button>
      </div>
      <div id={id} className={styles.questions} data-open={open || undefined}>
        <SimpleAnswers {...asked} />
        {isExpert && <ExpertAnswers {...asked} />}
        {!isExpert && isChanged(fleet) && (
          <p className={inputs.note}>
            {words.inputs.expertKept}{' '}
            <button type="button" className={inputs.reset} onClick={() => answer(expertDefaults())}>
              {words.inputs.reset}
            </button>
          </p>
        )}
      </div>
    </div>
  );
}

/** The four answers that every visitor gives. */
function SimpleAnswers(props: InputsProps) {
  return (
    <div className={inputs.bar}>
      <NumberAnswer {...props} field="vehicles" />
      <div>
        <NumberAnswer {...props} field="hours" />
        <PluggedWindow {...props} />
      </div>
      <ChoiceAnswer {...props} field="activity" />
      <ChoiceAnswer {...props} field="slot" />
    </div>
  );
}

/** From when to when: a slot and some hours alone do not say it. */
const PluggedWindow = memo(
  function PluggedWindow({ fleet }: InputsProps) {
    const { words, language } = useTexts();
    return (
      <p className={inputs.window}>
        {fill(words.inputs.window, {
          arrival: clock(arrivalHourOf(fleet), language),
          departure: clock(departureHourOf(fleet), language),
        })}
      </p>
    );
  },
  unlessAnswered('hours', 'slot', 'departureHour'),
);
