import { Button } from '#ui/button.tsx';
import { useHydrated } from '../use-hydrated.ts';
import styles from './forms.module.css';

interface SubmitButtonProps {
  label: string;
  busyLabel: string;
  /** While something is missing it says so when pressed; a button that cannot be reached says nothing. */
  complete: boolean;
  sending: boolean;
}

export function SubmitButton({ label, busyLabel, complete, sending }: SubmitButtonProps) {
  const incomplete = useHydrated() && !complete && !sending;
  return (
    <Button type="submit" large aria-disabled={incomplete || undefined} disabled={sending}>
      {sending && (
        <span className={styles.bars} aria-hidden="true">
          <i />
          <i />
          <i />
          <i />
        </span>
      )}
      {sending ? busyLabel : label}
    </Button>
  );
}
