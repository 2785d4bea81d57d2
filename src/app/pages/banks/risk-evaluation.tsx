import { euros } from '#content/figures.ts';
import { fill } from '#content/fill.ts';
import { DEPOT } from '#domain/illustrations/depot-night.ts';
import { DEPOT_YEARS } from '#domain/illustrations/depot-years.ts';
import type { Language } from '#domain/site/language.ts';
import { ChartText } from '#ui/charts/chart-labels.tsx';
import { Line } from '#ui/charts/marks.tsx';
import { Plot } from '#ui/charts/plot.tsx';
import { linear } from '#ui/charts/scales.ts';
import { Split } from '#ui/layout.tsx';
import { Section, SectionTop } from '#ui/section.tsx';
import text from '#ui/text.module.css';
import { linkToSimulation } from '../../links/link-to-simulation.ts';
import { ForwardLink, usePathTo } from '../../links/links.tsx';
import { Cards } from '../../sections/cards.tsx';
import type { WordsOf } from '../../words/use-words.ts';

interface RiskEvaluationProps {
  words: WordsOf<'banks'>['risk'];
  language: Language;
}

export function RiskEvaluation({ words, language }: RiskEvaluationProps) {
  const to = usePathTo();
  return (
    <Section tone="sage">
      <SectionTop title={words.title} lead={words.lead} />
      <Split ratio="7-5" until={820} align="stretch">
        <div>
          <figure>
            <RiskRanges words={words} language={language} />
            <figcaption className={text.note}>{words.caption}</figcaption>
          </figure>
          <ForwardLink to={`${to('simulator')}${linkToSimulation('depot')}`}>
            {words.recompute}
          </ForwardLink>
        </div>
        <Cards cells="widest" items={words.points} />
      </Split>
    </Section>
  );
}

const CASES = ['low', 'reference', 'high'] as const;
type At = [low: number, reference: number, high: number];

const ROW = 88;
const TOP = 26;
const BOTTOM = 54;
/** Half the width of the widest amount at its largest font size. */
const LAST_LABEL = 28;
/** From the middle of the reference's amount to that of the high case. */
const APART = 48;

/** Solid to the low case, pale to the high one, a mark at the reference. */
function RiskRanges({ words, language }: RiskEvaluationProps) {
  const { euros: gainEuros, ...range } = DEPOT.gains.spotOnArrival;
  const years = DEPOT_YEARS.map(({ year, gainEuros, range }) => ({
    name: fill(words.year, { year: String(year) }),
    gainEuros,
    range,
  }));
  const rows = [...years, { name: words.allYears, gainEuros, range }].map((row) => ({
    name: row.name,
    euros: { low: row.range.lowEuros, reference: row.gainEuros, high: row.range.highEuros },
  }));
  const most = Math.max(...rows.map((row) => row.euros.high));
  return (
    <Plot height={ROW * rows.length} summary={words.summary}>
      {({ width }) =>
        rows.map((row, index) => {
          const scale = linear([0, most], [0, width - LAST_LABEL]);
          const [low, reference, high] = CASES.map((name) => scale(row.euros[name])) as At;
          const labels = { low, reference, high: Math.max(high, reference + APART) };
          return (
            <g key={row.name} transform={`translate(0 ${index * ROW})`}>
              <ChartText x={0} y={16} lines={[row.name]} strong />
              <rect data-tone="pale" y={TOP} width={high} height={BOTTOM - TOP} />
              <rect data-tone="plan" y={TOP} width={low} height={BOTTOM - TOP} />
              <Line points={`M1 ${TOP - 4}V${BOTTOM + 4}`} tone="ink" width={2} />
              <Line points={`M${reference} ${TOP - 4}V${BOTTOM + 4}`} tone="ink" width={3} />
              {index === 0 && (
                <ChartText
                  x={width}
                  y={16}
                  anchor="end"
                  tone="dim"
                  lines={[CASES.map((name) => words[name]).join(' · ')]}
                />
              )}
              {CASES.map((name) => (
                <ChartText
                  key={name}
                  x={labels[name]}
                  y={BOTTOM + 20}
                  anchor="middle"
                  tone={name === 'reference' ? 'ink' : 'dim'}
                  lines={[euros(Math.round(row.euros[name]), language)]}
                  strong={name === 'reference'}
                />
              ))}
            </g>
          );
        })
      }
    </Plot>
  );
}
