import { Heading } from '#ui/heading.tsx';
import { Column } from '#ui/section.tsx';
import styles from './next-steps.module.css';
import { TimeAxis } from './time-axis.tsx';

interface NextStepsProps {
  title: string;
  steps: readonly { when: string; name: string; text: string }[];
  ground?: 'paper' | 'night';
}

/** What we do from here on. */
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
