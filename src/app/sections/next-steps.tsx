import { Heading } from '#ui/heading.tsx';
import { Column } from '#ui/section.tsx';
import styles from './next-steps.module.css';

interface NextStepsProps {
  title: string;
  steps: readonly { when: string; name: string; text: string }[];
  ground?: 'paper' | 'night';
}

export function NextSteps({ title, steps, ground = 'paper' }: NextStepsProps) {
  return (
    <section className={styles[ground]} data-ground={ground === 'night' ? 'night' : undefined}>
      <Column>
        <Heading level={2} size="head">
          {title}
        </Heading>
        <TimeAxis steps={steps} />
      </Column>
    </section>
  );
}

interface TimeAxisProps {
  steps: readonly { when: string; name: string; text: string }[];
}

function TimeAxis({ steps }: TimeAxisProps) {
  return (
    <ol className={styles.axis}>
      {steps.map(({ when, name, text }) => (
        <li key={name}>
          <span className={styles.when}>{when}</span>
          <span className={styles.name}>{name}</span>
          <span className={styles.text}>{text}</span>
        </li>
      ))}
    </ol>
  );
}
