import { euros } from '#content/figures.ts';
import type { Language } from '#domain/language.ts';
import { CAPTURE_SHARES, type YearlySaving } from '#domain/simulator/yearly-saving.ts';
import { round } from '#ui/charts/monotone-curve.ts';
import { displayText } from '#ui/display-text.ts';
import { fill } from '../../fill.ts';
import type { WordsOf } from '../../words-of.ts';
import styles from './risk-ranges.module.css';
import { savingFigures } from './saving-texts.ts';

interface RiskRangesProps {
  years: readonly YearlySaving[];
  words: WordsOf<'banks'>['risk'];
  language: Language;
}

const ROW = 88;
const BAR_TOP = 26;
const BAR_HEIGHT = 28;
/** Half of the widest amount, at the largest type it is set in. */
const LAST_LABEL = 28;
const CASES = ['low', 'reference', 'high'] as const;

/** Solid to the low case, soft to the high one, a mark at the reference. */
export function RiskRanges({ years, words, language }: RiskRangesProps) {
  const rows = (['smart', 'v2g'] as const).flatMap((way) =>
    years.map((saving) => ({
      way,
      name: fill(words[way], { year: String(saving.year) }),
      ceilingEuros: way === 'smart' ? saving.smartOnlyEuros : saving.withV2gEuros,
    })),
  );
  const most = Math.max(...rows.map(({ ceilingEuros }) => ceilingEuros));
  return [
    { name: 'wide', width: 700 },
    { name: 'narrow', width: 350 },
  ].map(({ name, width }) => (
    <svg
      key={name}
      className={styles[name]}
      viewBox={`0 0 ${width} ${ROW * rows.length}`}
      role="img"
      aria-label={fill(words.summary, savingFigures(years, language))}
    >
      {rows.map((row, index) => {
        const at = (share: number) =>
          round(((share * row.ceilingEuros) / most) * (width - LAST_LABEL));
        return (
          <g key={row.name} transform={`translate(0 ${index * ROW})`}>
            <text className={styles.name} y="16">
              {row.name}
            </text>
            <rect
              className={styles.soft}
              y={BAR_TOP}
              width={at(CAPTURE_SHARES.high)}
              height={BAR_HEIGHT}
            />
            <rect
              className={styles.sure}
              y={BAR_TOP}
              width={at(CAPTURE_SHARES.low)}
              height={BAR_HEIGHT}
            />
            <path className={styles.zero} d={`M1 ${BAR_TOP - 4}v${BAR_HEIGHT + 8}`} />
            <path
              className={styles.mark}
              d={`M${at(CAPTURE_SHARES.reference)} ${BAR_TOP - 4}v${BAR_HEIGHT + 8}`}
            />
            {CASES.map((name) => (
              <g key={name} className={styles[name]}>
                {index === 0 && (
                  <text x={at(CAPTURE_SHARES[name])} y="16">
                    {words[name]}
                  </text>
                )}
                <text x={at(CAPTURE_SHARES[name])} y={BAR_TOP + BAR_HEIGHT + 20}>
                  {displayText(
                    euros(Math.round(CAPTURE_SHARES[name] * row.ceilingEuros), language),
                  )}
                </text>
              </g>
            ))}
          </g>
        );
      })}
    </svg>
  ));
}
