import { Heading } from '#ui/heading.tsx';
import { Column } from '#ui/layout.tsx';
import text from '#ui/text.module.css';
import { Van } from '../../drawings/line-drawings.tsx';
import { ActionLinks, usePathTo } from '../../links/links.tsx';
import type { WordsOf } from '../../words/use-words.ts';
import styles from './closing-call.module.css';

export function ClosingCall({ words }: { words: WordsOf<'home'>['closing'] }) {
  const to = usePathTo();
  return (
    <section className={styles.closing} data-ground="night">
      <Sky />
      <Column className={styles.copy}>
        <Heading level={2} size="hero" className={styles.title}>
          {words.title}
        </Heading>
        <p className={text.lead}>{words.lead}</p>
        <div className="actions">
          <ActionLinks
            actions={[
              [to('pre-registration'), words.register],
              [to('simulator'), words.simulate],
            ]}
          />
        </div>
      </Column>
      <Departure />
    </section>
  );
}

/** The sky from night to day. */
function Sky() {
  const bands = [7, 6, 5, 4, 3, 2, 1];
  return (
    <div className={styles.dawn} aria-hidden="true">
      {bands.map((sky) => (
        <i key={sky} className={styles[`sky${sky}`]} />
      ))}
    </div>
  );
}

/** At seven all of them leave, each drawn for the part of the sky it stands before. */
function Departure() {
  return (
    <div className={styles.road}>
      <svg className="wide-only" viewBox="0 0 760 84" aria-hidden="true">
        <Van place="translate(6 4) scale(1.42)" ground="night" />
        <Van place="translate(196 4) scale(1.42)" ground="dusk" />
        <Van place="translate(398 4) scale(1.42)" />
        <Van place="translate(596 4) scale(1.42)" />
      </svg>
      <svg className="narrow-only" viewBox="0 0 390 74" aria-hidden="true">
        <Van place="translate(66 4) scale(1.24)" ground="night" />
        <Van place="translate(252 4) scale(1.24)" />
      </svg>
    </div>
  );
}
