import type { Language } from '#domain/language.ts';
import type { YearlySaving } from '#domain/simulator/yearly-saving.ts';
import { Heading } from '#ui/heading.tsx';
import { Column } from '#ui/section.tsx';
import { SectionTop } from '#ui/section-top.tsx';
import text from '#ui/text.module.css';
import { fill } from '../../fill.ts';
import { ForwardLink } from '../../layout/forward-link.tsx';
import { usePathTo } from '../../use-path-to.ts';
import type { WordsOf } from '../../words-of.ts';
import styles from './risk-evaluation.module.css';
import { RiskRanges } from './risk-ranges.tsx';
import { savingFigures } from './saving-texts.ts';

interface RiskEvaluationProps {
  years: readonly YearlySaving[];
  words: WordsOf<'banks'>['risk'];
  language: Language;
}

export function RiskEvaluation({ years, words, language }: RiskEvaluationProps) {
  const to = usePathTo();
  const figures = savingFigures(years, language);
  return (
    <section className={styles.risk}>
      <Column>
        <SectionTop title={words.title} lead={words.lead} />
        <div className={styles.body}>
          <div>
            <figure>
              <RiskRanges years={years} words={words} language={language} />
              <figcaption className={text.note}>{fill(words.caption, figures)}</figcaption>
            </figure>
            <ForwardLink to={to('simulator')}>{words.recompute}</ForwardLink>
          </div>
          <div className={styles.points}>
            {words.points.map((point) => (
              <div key={point.title}>
                <Heading level={3} size="sub">
                  {point.title}
                </Heading>
                <p>{fill(point.text, figures)}</p>
              </div>
            ))}
          </div>
        </div>
      </Column>
    </section>
  );
}
