import type { Ref } from 'react';
import { displayText } from '#ui/display-text.ts';
import heading from '#ui/heading.module.css';
import styles from '../forms.module.css';

interface StepHeadingProps {
  ref: Ref<HTMLHeadingElement>;
  needed: string;
  children: string;
}

/** 'Étape 2 sur 3 : …': where a keyboard and a screen reader land when the step changes. */
export function StepHeading({ ref, needed, children }: StepHeadingProps) {
  return (
    <legend className={styles.legend}>
      <h2 ref={ref} tabIndex={-1} className={heading.sub}>
        {displayText(children)}
      </h2>
      <span className={styles.small}>{needed}</span>
    </legend>
  );
}
