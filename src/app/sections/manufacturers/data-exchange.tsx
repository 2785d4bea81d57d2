import { displayText } from '#ui/display-text.ts';
import { Column } from '#ui/section.tsx';
import { SectionTop } from '#ui/section-top.tsx';
import type { WordsOf } from '../../words-of.ts';
import styles from './data-exchange.module.css';

/** Three lines between vehicle and plan: one out, one in, one that goes nowhere. */
export function DataExchange({ words }: { words: WordsOf<'manufacturers'>['exchange'] }) {
  return (
    <section className={styles.exchange}>
      <Column>
        <SectionTop title={words.title} lead={words.lead} />
        <dl className={styles.rows}>
          {words.rows.map(({ name, text: items }, index) => (
            <div key={name}>
              <dt>
                {displayText(name)}
                <Direction kind={DIRECTIONS[index] ?? 'kept'} />
              </dt>
              <dd>{items}</dd>
            </div>
          ))}
        </dl>
      </Column>
    </section>
  );
}

const DIRECTIONS = ['out', 'in', 'kept'] as const;
const ARROWS = {
  out: 'M2 12H116M106 4l11 8-11 8',
  in: 'M118 12H4M14 4L3 12l11 8',
  kept: 'M2 12H86M88 2v20',
};

function Direction({ kind }: { kind: keyof typeof ARROWS }) {
  return (
    <svg className={styles[kind]} viewBox="0 0 120 24" aria-hidden="true">
      <path d={ARROWS[kind]} />
    </svg>
  );
}
