import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { fill } from '#content/fill.ts';
import { FLEET_NIGHT } from '#domain/illustrations/fleet-night.ts';
import type { Language } from '#domain/site/language.ts';
import { displayText, sentencesOnLines } from '#ui/display-text.ts';
import { FiguresTable } from '#ui/figures-table.tsx';
import { Heading } from '#ui/heading.tsx';
import { Split } from '#ui/layout.tsx';
import text from '#ui/text.module.css';
import styles from './fleet-night.module.css';
import { NightDrawing, type NightDrawingProps } from './night-drawing.tsx';
import { type FleetNightWords, nightFigures, nightTable, vehicleNumber } from './night-figures.ts';
import {
  type Layout,
  MIDDLE,
  MIDDLE_CROP,
  NARROW,
  NARROW_CROP,
  WIDE,
  WIDE_CROP,
} from './night-layout.ts';

interface FleetNightProps {
  words: FleetNightWords;
  language: Language;
}

interface NightScreenProps extends FleetNightProps {
  /** Leads to what the change did; none on a supplier's screen. */
  changeTo?: string;
  /** The product under another name: what stands for it, and some of the vehicles. */
  supplier?: { logo: string; note: string; rows: readonly number[] };
}

/** The product's screen of one night, as a picture with its figures behind it. */
export function NightScreen({ words, language, changeTo, supplier }: NightScreenProps) {
  const figures = nightFigures(language);
  const rows = supplier?.rows ?? FLEET_NIGHT.vehicles.map((_, index) => index);
  const all = (count: string) => fill(words.of, { count, all: figures.vehicles });
  return (
    <figure id={supplier ? undefined : 'espace-flotte'} data-print="colours">
      <div
        className={[styles.screen, styles.panel, supplier && styles.supplier]
          .filter(Boolean)
          .join(' ')}
        data-ground="night"
      >
        <div className={styles.top}>
          <div>
            <p className={supplier ? styles.brand : undefined}>
              {supplier && <span className={styles.logo}>{supplier.logo}</span>}{' '}
              <span className={styles.space}>{words.space}</span>
            </p>
            <Heading level={2} size={supplier ? 'sub' : 'head'}>
              {words.title}
            </Heading>
          </div>
          <dl className={styles.figures}>
            {[
              [words.plugged, all(figures.plugged)],
              [words.charging, figures.count],
              [words.meanLevel, figures.meanLevel],
              [words.onTime, all(figures.onTime)],
            ].map(([name = '', figure = '']) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{displayText(figure)}</dd>
              </div>
            ))}
          </dl>
        </div>
        <div className={styles.banner}>
          <p>
            <span className={styles.number}>{vehicleNumber(FLEET_NIGHT.change.vehicle)}</span>
            <span>
              <strong>{fill(words.changed, figures)}</strong> {fill(words.others, figures)}
            </span>
          </p>
          {changeTo !== undefined && <Link to={changeTo}>{words.seeChange}</Link>}
        </div>
        <Drawings
          drawings={supplier ? CROPS : WHOLE}
          rows={rows}
          showPower={!supplier}
          {...{ words, figures, language }}
        />
        <Legend words={words.legend} />
        <Figures {...{ rows, words, language }} />
      </div>
      <figcaption className={`${text.note} ${styles.caption}`}>
        {supplier?.note} {fill(words.caption, figures)}
      </figcaption>
    </figure>
  );
}

interface ChangedDepartureProps extends FleetNightProps {
  title: string;
  lead: string;
  link: ReactNode;
}

const AROUND = 3;

/** The vehicle that leaves earlier, among its neighbours, with what was planned for it before. */
export function ChangedDeparture({ title, lead, link, words, language }: ChangedDepartureProps) {
  const figures = nightFigures(language);
  const first = FLEET_NIGHT.change.vehicle - AROUND;
  const rows = Array.from({ length: 2 * AROUND + 1 }, (_, place) => first + place);
  return (
    <figure data-print="colours">
      <div className={`${styles.screen} ${styles.cropped}`} data-ground="night">
        <Split ratio="4-8" align="center" className={styles.crop}>
          <div className={styles.words}>
            <Heading level={2} size="sub" className={styles.title}>
              {sentencesOnLines(title)}
            </Heading>
            <p>{fill(lead, figures)}</p>
            {link}
          </div>
          <div className={styles.drawings}>
            <Drawings drawings={CROPS} rows={rows} showFormer {...{ words, figures, language }} />
            <Legend words={words.legend} />
            <Figures {...{ rows, words, language }} />
          </div>
        </Split>
      </div>
      <figcaption className={`${text.note} ${styles.caption}`}>
        {fill(words.caption, figures)}
      </figcaption>
    </figure>
  );
}

type Drawing = readonly [layout: Layout, className: string | undefined];
const WHOLE: readonly Drawing[] = [
  [WIDE, styles.wide],
  [MIDDLE, styles.middle],
  [NARROW, styles.narrow],
];
const CROPS: readonly Drawing[] = [
  [WIDE_CROP, styles.wideCrop],
  [MIDDLE_CROP, styles.middleCrop],
  [NARROW_CROP, styles.narrow],
];

type DrawingsProps = Omit<NightDrawingProps, 'layout' | 'className'> & {
  drawings: readonly Drawing[];
};

/** One drawing per width; the others are not displayed. */
function Drawings({ drawings, ...shown }: DrawingsProps) {
  return drawings.map(([layout, className]) => (
    <NightDrawing
      key={layout.width}
      layout={layout}
      className={`${styles.drawing} ${className}`}
      {...shown}
    />
  ));
}

function Legend({ words }: { words: FleetNightWords['legend'] }) {
  return (
    <ul className={styles.legend}>
      {(['waits', 'charges', 'willCharge', 'givesBack', 'leaves'] as const).map((kind) => (
        <li key={kind} className={styles[kind]}>
          {words[kind]}
        </li>
      ))}
    </ul>
  );
}

interface FiguresProps extends FleetNightProps {
  rows: readonly number[];
}

function Figures({ rows, words, language }: FiguresProps) {
  return (
    <div className={styles.table}>
      <FiguresTable summary={words.table.open} figures={() => nightTable(rows, words, language)} />
    </div>
  );
}
