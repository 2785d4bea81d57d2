import { useEffect, useRef } from 'react';
import { Button } from '#ui/button.tsx';
import { displayText } from '#ui/display-text.ts';
import heading from '#ui/heading.module.css';
import { ButtonLink } from '../../layout/button-link.tsx';
import { usePathTo } from '../../use-path-to.ts';
import type { WordsOf } from '../../words-of.ts';
import styles from '../forms.module.css';
import thanks from './thanks.module.css';

interface ThanksProps {
  words: WordsOf<'pre-registration-thanks'>;
  /** Whether the newsletter was asked for as well. */
  withLetter: boolean;
  /** Empties the form for another fleet. */
  again: () => void;
}

/** Stands where the form stood: what comes next, and the way to the simulator. */
export function Thanks({ words, withLetter, again }: ThanksProps) {
  const to = usePathTo();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div className={`${styles.panel} ${styles.form}`}>
      <h2 ref={title} tabIndex={-1} className={heading.head}>
        {displayText(words.hero.title)}
      </h2>
      <p>
        {words.hero.lead} {withLetter && words.letter}
      </p>
      <h3 className={heading.sub}>{displayText(words.next.title)}</h3>
      <ol className={thanks.steps}>
        {words.next.steps.map(({ when, name, text }) => (
          <li key={name}>
            <b>{name}</b>
            <span>{when}</span>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <p>{words.meanwhile}</p>
      <div className={styles.actions}>
        <ButtonLink to={to('simulator')} large>
          {words.hero.simulate}
        </ButtonLink>
        <Button quiet large onClick={again}>
          {words.again}
        </Button>
      </div>
    </div>
  );
}
