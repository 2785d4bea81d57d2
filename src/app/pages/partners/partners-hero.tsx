import { clock, eurosPer, longDate } from '#content/figures.ts';
import type { DepotNight } from '#domain/illustrations/depot-night.ts';
import type { Language } from '#domain/site/language.ts';
import { monotoneCurve, type Point, round } from '#ui/charts/monotone-curve.ts';
import { displayText } from '#ui/display-text.ts';
import { Heading } from '#ui/heading.tsx';
import { Column } from '#ui/section.tsx';
import text from '#ui/text.module.css';
import { ActionLinks, usePathTo } from '../../links/links.tsx';
import { fill } from '../../words/fill.ts';
import type { WordsOf } from '../../words/use-words.ts';
import styles from './partners-hero.module.css';

export const FOUNDER_CALL_ID = 'contact';

interface PartnersHeroProps {
  words: WordsOf<'partners'>['hero'];
  curve: WordsOf<'partners'>['curve'];
  night: DepotNight;
  language: Language;
}

export function PartnersHero({ words, curve, night, language }: PartnersHeroProps) {
  const to = usePathTo();
  return (
    <section className={styles.hero}>
      <Column className={styles.copy}>
        <Heading level={1} size="hero">
          {words.title}
        </Heading>
        <div>
          <p className={text.lead}>{words.lead}</p>
          <ActionLinks actions={[[to('partners', FOUNDER_CALL_ID), words.contact]]} />
        </div>
      </Column>
      <JoiningLines words={curve} night={night} language={language} />
    </section>
  );
}

interface JoiningLinesProps {
  words: WordsOf<'partners'>['curve'];
  night: DepotNight;
  language: Language;
}

const WIDE = {
  name: 'wide',
  viewBox: '0 0 1440 340',
  labelX: 72,
  tradeYs: [76, 172, 268],
  bendX: 400,
  joinX: 640,
  endX: 1360,
  highY: 70,
  lowY: 280,
  callouts: 'one line',
} as const;

const NARROW = {
  name: 'narrow',
  viewBox: '0 0 390 300',
  labelX: 20,
  tradeYs: [50, 126, 202],
  bendX: 112,
  joinX: 178,
  endX: 364,
  highY: 62,
  lowY: 246,
  callouts: 'two lines',
} as const;

/** Beyond any screen: the three lines start outside the picture. */
const OUTSIDE_X = -900;

/** The lines of three sectors join into the price of electricity from noon to noon. */
function JoiningLines({ words, night, language }: JoiningLinesProps) {
  const figures = {
    peakPrice: eurosPer(night.peak.eurosPerMwh, 'MWh', language),
    peakHour: clock(night.peak.hour, language),
    lowPrice: eurosPer(night.low.eurosPerMwh, 'MWh', language),
    lowHour: clock(night.low.hour, language),
    date: longDate(night.date, language),
  };
  const calls = [
    { hour: night.peak.hour, price: figures.peakPrice, when: figures.peakHour, above: true },
    { hour: night.low.hour, price: figures.lowPrice, when: figures.lowHour, above: false },
  ];
  return (
    <figure className={styles.figure}>
      {[WIDE, NARROW].map((layout) => {
        const points = curvePoints(night, layout);
        const [start, end] = [points[0], points.at(-1)];
        return (
          <svg
            key={layout.name}
            className={styles[layout.name]}
            viewBox={layout.viewBox}
            role="img"
            aria-label={fill(words.summary, figures)}
          >
            {layout.tradeYs.map((y) => (
              <path key={y} className={styles.trade} d={tradePath(y, layout, start)} />
            ))}
            <path className={styles.joined} d={monotoneCurve(levelAtFirst(points))} />
            {end && <circle className={styles.vehicle} cx={end.x} cy={end.y} r="13" />}
            {words.trades.map(({ verb, who }, index) => (
              <g key={verb}>
                <text
                  className={styles.verb}
                  x={layout.labelX}
                  y={(layout.tradeYs[index] ?? 0) - 13}
                >
                  {verb}
                </text>
                {layout === WIDE && (
                  <text
                    className={styles.who}
                    x={layout.labelX}
                    y={(layout.tradeYs[index] ?? 0) + 27}
                  >
                    {who}
                  </text>
                )}
              </g>
            ))}
            {calls.map(({ hour, price, when, above }) => {
              const at = points[(hour + 12) % 24];
              const label = fill(words.priceAt, { price, hour: when });
              const lines = layout === WIDE ? [label] : [price, when];
              return at && <Callout key={hour} at={at} lines={lines} above={above} />;
            })}
          </svg>
        );
      })}
      <figcaption>
        <Column>
          <p className={text.note}>{fill(words.caption, figures)}</p>
        </Column>
      </figcaption>
    </figure>
  );
}

type Layout = typeof WIDE | typeof NARROW;

function curvePoints(night: DepotNight, { joinX, endX, highY, lowY }: Layout): Point[] {
  const prices = night.noonToNoon.map(({ eurosPerMwh }) => eurosPerMwh);
  const [lowest, highest] = [Math.min(...prices), Math.max(...prices)];
  const step = (endX - joinX) / (prices.length - 1);
  return prices.map((price, index) => ({
    x: round(joinX + index * step),
    y: round(lowY - ((price - lowest) / (highest - lowest)) * (lowY - highY)),
  }));
}

/** A point just before the first one makes the curve start level, as the three lines end. */
const levelAtFirst = (points: readonly Point[]): Point[] => [
  ...points.slice(0, 1).map(({ x, y }) => ({ x: x - 1, y })),
  ...points,
];

function tradePath(y: number, { bendX, joinX }: Layout, start: Point | undefined): string {
  const middleX = (bendX + joinX) / 2;
  return `M${OUTSIDE_X} ${y}H${bendX}C${middleX} ${y} ${middleX} ${start?.y} ${joinX} ${start?.y}`;
}

interface CalloutProps {
  at: Point;
  lines: readonly string[];
  above: boolean;
}

function Callout({ at, lines, above }: CalloutProps) {
  const firstY = above ? at.y - 22 - (lines.length - 1) * 17 : at.y + 36;
  return (
    <>
      <circle className={styles.ring} cx={at.x} cy={at.y} r="8" />
      {lines.map((line, index) => (
        <text
          key={line}
          className={styles.price}
          x={at.x}
          y={round(firstY + index * 17)}
          textAnchor="middle"
        >
          {displayText(line)}
        </text>
      ))}
    </>
  );
}
