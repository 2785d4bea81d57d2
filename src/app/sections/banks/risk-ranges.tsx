import { euros } from '#content/figures.ts';
import type { Language } from '#domain/language.ts';
import { CAPTURE_SHARES, CASES, type YearlySaving } from '#domain/simulator/yearly-saving.ts';
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

/** Solid to the low case, soft to the high one, a mark at the reference. */
export function RiskRanges({ years, words, language }: RiskRangesProps) {
  const rows = (['smart', 'v2g'] as const).flatMap((way) =>
    years.map((saving) => ({
      way,
      name: fill(words[way], { year: String(saving.year) }),
      /** With that share of the best plan and, for V2G, that wear. */
      euros: (name: (typeof CASES)[number]) =>
        CAPTURE_SHARES[name] *
        (way === 'smart' ? saving.smartOnlyEuros : saving.withV2gEuros[name]),
    })),
  );
  const most = Math.max(...rows.map((row) => row.euros('high')));
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
        const at = (name: (typeof CASES)[number]) =>
          round((row.euros(name) / most) * (width - LAST_LABEL));
        return (
          <g key={row.name} transform={`translate(0 ${index * ROW})`}>
            <text className={styles.name} y="16">
              {row.name}
            </text>
            <rect className={styles.soft} y={BAR_TOP} width={at('high')} height={BAR_HEIGHT} />
            <rect className={styles.sure} y={BAR_TOP} width={at('low')} height={BAR_HEIGHT} />
            <path className={styles.zero} d={`M1 ${BAR_TOP - 4}v${BAR_HEIGHT + 8}`} />
            <path
              className={styles.mark}
              d={`M${at('reference')} ${BAR_TOP - 4}v${BAR_HEIGHT + 8}`}
            />
            {CASES.map((name) => (
              <g key={name} className={styles[name]}>
                {index === 0 && (
                  <text x={at(name)} y="16">
                    {words[name]}
                  </text>
                )}
                <text x={at(name)} y={BAR_TOP + BAR_HEIGHT + 20}>
                  {displayText(euros(Math.round(row.euros(name)), language))}
                </text>
              </g>
            ))}
          </g>
        );
      })}
    </svg>
  ));
}
