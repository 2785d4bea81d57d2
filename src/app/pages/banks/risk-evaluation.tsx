import { euros } from '#content/figures.ts';
import { fill } from '#content/fill.ts';
import { DEPOT } from '#domain/illustrations/depot-night.ts';
import { DEPOT_YEARS } from '#domain/illustrations/depot-years.ts';
import type { Language } from '#domain/site/language.ts';
import marks from '#ui/charts/marks.module.css';
import { round } from '#ui/charts/monotone-curve.ts';
import { displayText } from '#ui/display-text.ts';
import { Heading } from '#ui/heading.tsx';
import { Column } from '#ui/layout.tsx';
import { SectionTop } from '#ui/section.tsx';
import text from '#ui/text.module.css';
import drawings from '../../drawings/two-drawings.module.css';
import { linkToSimulation } from '../../links/link-to-simulation.ts';
import { ForwardLink, usePathTo } from '../../links/links.tsx';
import type { WordsOf } from '../../words/use-words.ts';
import styles from './risk-evaluation.module.css';

interface RiskEvaluationProps {
  words: WordsOf<'banks'>['risk'];
  figures: Readonly<Record<string, string>>;
  language: Language;
}

export function RiskEvaluation({ words, figures, language }: RiskEvaluationProps) {
  const to = usePathTo();
  return (
    <section className={styles.risk}>
      <Column>
        <SectionTop title={words.title} lead={words.lead} />
        <div className={`split-to-820 ${styles.body}`}>
          <div>
            <figure className={drawings.room}>
              <RiskRanges words={words} figures={figures} language={language} />
              <figcaption className={text.note}>{fill(words.caption, figures)}</figcaption>
            </figure>
            <ForwardLink to={`${to('simulator')}${linkToSimulation('depot')}`}>
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

const CASES = ['low', 'reference', 'high'] as const;

const ROW = 88;
const BAR_TOP = 26;
const BAR_HEIGHT = 28;
/** Half the width of the widest amount at its largest font size. */
const LAST_LABEL = 28;
/** From the middle of the reference's amount to that of the high case. */
const APART = 48;

/** Solid to the low case, pale to the high one, a mark at the reference. */
function RiskRanges({ words, figures, language }: RiskEvaluationProps) {
  const { euros: gainEuros, ...range } = DEPOT.gains.spotOnArrival;
  const all = { name: words.allYears, gainEuros, range };
  const years = DEPOT_YEARS.map((of) => ({
    name: fill(words.year, { year: String(of.year) }),
    gainEuros: of.gainEuros,
    range: of.range,
  }));
  const rows = [...years, all].map(({ name, gainEuros, range: { lowEuros, highEuros } }) => ({
    name,
    euros: { low: lowEuros, reference: gainEuros, high: highEuros },
  }));
  const most = Math.max(...rows.map((row) => row.euros.high));
  return [
    { name: 'wide', width: 700 },
    { name: 'narrow', width: 350 },
  ].map(({ name, width }) => (
    <svg
      key={name}
      className={drawings[name]}
      viewBox={`0 0 ${width} ${ROW * rows.length}`}
      role="img"
      aria-label={fill(words.summary, figures)}
    >
      {rows.map((row, index) => {
        const at = (name: (typeof CASES)[number]) =>
          round((row.euros[name] / most) * (width - LAST_LABEL));
        const labelAt = (name: (typeof CASES)[number]) =>
          name === 'high' ? Math.max(at(name), at('reference') + APART) : at(name);
        return (
          <g key={row.name} transform={`translate(0 ${index * ROW})`}>
            <text className={marks.name} y="16">
              {row.name}
            </text>
            <rect className={styles.soft} y={BAR_TOP} width={at('high')} height={BAR_HEIGHT} />
            <rect className={marks.plan} y={BAR_TOP} width={at('low')} height={BAR_HEIGHT} />
            <path className={marks.base} d={`M1 ${BAR_TOP - 4}v${BAR_HEIGHT + 8}`} />
            <path
              className={styles.mark}
              d={`M${at('reference')} ${BAR_TOP - 4}v${BAR_HEIGHT + 8}`}
            />
            {index === 0 && (
              <text className={styles.cases} x={width} y="16">
                {CASES.map((name) => words[name]).join(' · ')}
              </text>
            )}
            {CASES.map((name) => (
              <text
                key={name}
                className={styles[name]}
                x={labelAt(name)}
                y={BAR_TOP + BAR_HEIGHT + 20}
              >
                {displayText(euros(Math.round(row.euros[name]), language))}
              </text>
            ))}
          </g>
        );
      })}
    </svg>
  ));
}
