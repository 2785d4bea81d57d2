import { memo } from 'react';
import { arrivalHourOf, departureHourOf } from '#domain/simulator/inputs.ts';
import { fill } from '../../fill.ts';
import { clockTime } from '../amounts.ts';
import { useTexts } from '../texts.ts';
import { ChoiceAnswer } from './choice-answer.tsx';
import styles from './inputs.module.css';
import { type InputsProps, unlessAnswered } from './inputs-props.ts';
import { NumberAnswer } from './number-answer.tsx';

/** The four answers that every visitor gives. */
export function SimpleAnswers(props: InputsProps) {
  return (
    <div className={styles.bar}>
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
    const { inputs } = words;
    return (
      <p className={styles.window}>
        {fill(inputs.window, {
          arrival: clockTime(arrivalHourOf(fleet), language),
          departure: clockTime(departureHourOf(fleet), language),
        })}
      </p>
    );
  },
  unlessAnswered('hours', 'slot', 'departureHour'),
);
