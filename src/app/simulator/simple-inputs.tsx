import { mostHours } from '#domain/simulator/inputs.ts';
import { Heading } from '#ui/heading.tsx';
import { ChoiceAnswer } from './choice-answer.tsx';
import styles from './inputs.module.css';
import type { InputsProps } from './inputs-props.ts';
import { NumberAnswer } from './number-answer.tsx';
import { useTexts } from './texts.ts';

export function SimpleInputs(props: InputsProps) {
  const { words } = useTexts();
  return (
    <div className={styles.panel}>
      <Heading level={2} size="sub">
        {words.inputs.title}
      </Heading>
      <NumberAnswer {...props} field="vehicles" />
      <NumberAnswer {...props} field="hours" most={mostHours(props.fleet.slot)} />
      <ChoiceAnswer {...props} field="activity" />
      <ChoiceAnswer {...props} field="slot" />
      <p className={styles.note}>{words.inputs.note}</p>
    </div>
  );
}
