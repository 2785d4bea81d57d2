import { buttonClass } from '#ui/button.tsx';
import { Column } from '#ui/section.tsx';
import styles from './steps-on-curve.module.css';

interface Step {
  when: string;
  name: string;
  text: string;
  /** To a page outside this site. */
  link?: { label: string; href: string };
}

/** Three steps, each hanging on the price curve of a night. The curve is drawn by the stylesheet. */
export function StepsOnCurve({ title, steps }: { title: string; steps: readonly Step[] }) {
  return (
    <section className={styles.ground}>
      <Column>
        <h2 className="visually-hidden">{title}</h2>
        <ol className={styles.steps}>
          {steps.map((step) => (
            <li key={step.name}>
              <span className={styles.when}>{step.when}</span>
              <h3>{step.name}</h3>
              <p>{step.text}</p>
              {'link' in step && step.link && (
                <a href={step.link.href} className={buttonClass({})}>
                  {step.link.label}
                </a>
              )}
            </li>
          ))}
        </ol>
      </Column>
    </section>
  );
}
