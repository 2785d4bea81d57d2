import type { Language } from '#domain/language.ts';
import { KNOWN_FLEETS } from '#domain/simulator/known/known-fleets.ts';
import { Heading } from '#ui/heading.tsx';
import { Column } from '#ui/section.tsx';
import { SectionTop } from '#ui/section-top.tsx';
import text from '#ui/text.module.css';
import { fill } from '../../fill.ts';
import { ForwardLink } from '../../layout/forward-link.tsx';
import { linkToSimulation } from '../../link-to-simulation.ts';
import { usePathTo } from '../../use-path-to.ts';
import type { WordsOf } from '../../words-of.ts';
import { gainFigures } from './gain-figures.ts';
import styles from './risk-evaluation.module.css';
import { RiskRanges } from './risk-ranges.tsx';

interface RiskEvaluationProps {
  words: WordsOf<'banks'>['risk'];
  language: Language;
}

export function RiskEvaluation({ words, language }: RiskEvaluationProps) {
  const to = usePathTo();
  const figures = gainFigures(language);
  return (
    <section className={styles.risk}>
      <Column>
        <SectionTop title={words.title} lead={words.lead} />
        <div className={styles.body}>
          <div>
            <figure>
              <RiskRanges words={words} language={language} />
              <figcaption className={text.note}>{fill(words.caption, figures)}</figcaption>
            </figure>
            <ForwardLink to={`${to('simulator')}${linkToSimulation(KNOWN_FLEETS.depot)}`}>
              {words.recompute}
            </ForwardLink>
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
