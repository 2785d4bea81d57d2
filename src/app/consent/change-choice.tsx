import { Button } from '#ui/button.tsx';
import { reopenConsent } from '../layout/consent-place.tsx';
import { useHydrated } from '../use-hydrated.ts';
import styles from './change-choice.module.css';

interface ChangeChoiceProps {
  words: { change: string; withoutScript: string };
}

/** Keeps its place until script can make it work, so that nothing moves. */
export function ChangeChoice({ words }: ChangeChoiceProps) {
  const hydrated = useHydrated();
  return (
    <>
      <noscript>
        <p>{words.withoutScript}</p>
      </noscript>
      <p className={hydrated ? undefined : styles.waiting}>
        <Button quiet onClick={() => void reopenConsent()}>
          {words.change}
        </Button>
      </p>
    </>
  );
}
