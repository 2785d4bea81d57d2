import styles from './form-steps.module.css';

interface FormStepsProps {
  title: string;
  steps: readonly { name: string; asks: string }[];
}

/** What the form will ask, step by step. */
export function FormSteps({ title, steps }: FormStepsProps) {
  return (
    <div>
      <p className={styles.title}>{title}</p>
      <ol className={styles.steps}>
        {steps.map(({ name, asks }) => (
          <li key={name}>
            <span className={styles.name}>{name}</span>
            <span className={styles.asks}>{asks}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
