import { euros } from '#content/figures.ts';
import type { Language } from '#domain/language.ts';
import { CAPTURE_SHARES, type YearlySaving } from '#domain/simulator/yearly-saving.ts';
import { round } from '#ui/charts/monotone-curve.ts';
import { displayText } from '#ui/display-text.ts';
import text from '#ui/text.module.css';
import { fill } from '../../fill.ts';
import type { WordsOf } from '../../words-of.ts';
import styles from './saving-ledger.module.css';
import { savingFigures } from './saving-texts.ts';

interface SavingLedgerProps {
  years: readonly YearlySaving[];
  words: WordsOf<'banks'>['ledger'];
  language: Language;
}

const LANE = 168;
const BAR_HEIGHT = 92;
const BASE = 142;

/** A sheet of the books: what one van saves, month by month, at the reference case. */
export function SavingLedger({ years, words, language }: SavingLedgerProps) {
  const figures = savingFigures(years, language);
  const most = Math.max(
    ...years.flatMap(({ months }) =>
      months.map((m) => m.smartOnlyEuros + m.addedByV2gEuros.reference),
    ),
  );
  return (
    <figure className={styles.sheet}>
      <p className={styles.title}>{words.title}</p>
      <ul className={styles.legend}>
        <li className={styles.smartName}>{words.smart}</li>
        <li className={styles.v2gName}>{words.v2g}</li>
      </ul>
      {[
        { name: 'wide', width: 540 },
        { name: 'narrow', width: 310 },
      ].map(({ name, width }) => (
        <svg
          key={name}
          className={styles[name]}
          viewBox={`0 0 ${width} ${LANE * years.length}`}
          role="img"
          aria-label={fill(words.summary, figures)}
        >
          {years.map((saving, lane) => (
            <g key={saving.year} transform={`translate(0 ${lane * LANE})`}>
              <YearTotal saving={saving} width={width} language={language} />
              <MonthBars saving={saving} width={width} most={most} names={words.months} />
            </g>
          ))}
        </svg>
      ))}
      <figcaption className={text.note}>{fill(words.caption, figures)}</figcaption>
    </figure>
  );
}

interface YearTotalProps {
  saving: YearlySaving;
  width: number;
  language: Language;
}

function YearTotal({ saving, width, language }: YearTotalProps) {
  const atReference = (value: number) =>
    euros(Math.round(value * CAPTURE_SHARES.reference), language);
  const added = atReference(saving.withV2gEuros.reference - saving.smartOnlyEuros);
  return (
    <>
      <text className={styles.year} y="30">
        {saving.year}
      </text>
      <text className={styles.total} x={width} y="30" textAnchor="end">
        <tspan className={styles.smartTotal}>
          {displayText(atReference(saving.smartOnlyEuros))}
        </tspan>
        <tspan className={styles.v2gTotal}>{displayText(`  + ${added}`)}</tspan>
      </text>
    </>
  );
}

interface MonthBarsProps {
  saving: YearlySaving;
  width: number;
  most: number;
  names: readonly string[];
}

function MonthBars({ saving, width, most, names }: MonthBarsProps) {
  const band = width / saving.months.length;
  const height = (value: number) => round((value / most) * BAR_HEIGHT);
  return (
    <>
      {saving.months.map(({ smartOnlyEuros, addedByV2gEuros: { reference: added } }, month) => {
        const x = round(month * band + 2);
        const smartTop = BASE - height(smartOnlyEuros);
        const name = names[month] ?? '';
        return (
          <g key={name}>
            <rect
              className={styles.smart}
              x={x}
              y={round(smartTop)}
              width={round(band - 4)}
              height={height(smartOnlyEuros)}
            />
            {added > 0 && (
              <rect
                className={styles.v2g}
                x={x}
                y={round(smartTop - height(added))}
                width={round(band - 4)}
                height={height(added)}
              />
            )}
            <text className={styles.month} x={round((month + 0.5) * band)} y={BASE + 17}>
              {name.charAt(0).toUpperCase()}
            </text>
          </g>
        );
      })}
      <path className={styles.base} d={`M0 ${BASE}H${width}`} />
    </>
  );
}
