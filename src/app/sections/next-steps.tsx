import { buttonClass } from '#ui/button.tsx';
import { Heading } from '#ui/heading.tsx';
import { Column } from '#ui/section.tsx';
import styles from './next-steps.module.css';

interface Step {
  when: string;
  name: string;
  text: string;
  /** To a page outside this site. */
  link?: { label: string; href: string };
}

interface NextStepsProps {
  title: string;
  steps: readonly Step[];
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

function TimeAxis({ steps }: { steps: readonly Step[] }) {
  return (
    <ol className={styles.axis}>
      {steps.map((step) => (
        <li key={step.name}>
          <span className={styles.when}>{step.when}</span>
          <span className={styles.name}>{step.name}</span>
          <span className={styles.text}>{step.text}</span>
          {'link' in step && step.link && (
            <a href={step.link.href} className={buttonClass({})}>
              {step.link.label}
            </a>
          )}
        </li>
      ))}
    </ol>
  );
}
