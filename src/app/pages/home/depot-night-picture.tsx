import { Link } from 'react-router';
import type { DepotNight } from '#domain/illustrations/depot-night.ts';
import type { Language } from '#domain/site/language.ts';
import { Column } from '#ui/section.tsx';
import text from '#ui/text.module.css';
import { Van } from '../../drawings/line-drawings.tsx';
import { usePathTo } from '../../links/links.tsx';
import { depotNightFigures } from '../../sections/depot-night-figures.ts';
import { type DepotNightLayout, depotNightGeometry } from '../../sections/depot-night-geometry.ts';
import { DepotNightScene } from '../../sections/depot-night-scene.tsx';
import { fill } from '../../words/fill.ts';
import type { WordsOf } from '../../words/use-words.ts';
import {
  DepotNightLabels,
  type DepotNightLabelTexts,
  depotNightLabelTexts,
} from './depot-night-labels.tsx';
import styles from './depot-night-picture.module.css';

const WIDE: DepotNightLayout = {
  name: 'wide',
  width: 1440,
  height: 640,
  firstHour: 0,
  hourWidth: 60,
  baselineY: 414,
  fullBar: 105,
  barGap: 5,
  peakPriceY: 92,
  lowPriceY: 292,
  emptyLevelY: 592,
  fullLevelY: 472,
  overrun: 9,
};

const MEDIUM: DepotNightLayout = {
  name: 'medium',
  width: 760,
  height: 560,
  firstHour: 2,
  hourWidth: 38,
  baselineY: 372,
  fullBar: 92,
  barGap: 3,
  peakPriceY: 108,
  lowPriceY: 258,
  emptyLevelY: 516,
  fullLevelY: 420,
  overrun: 3,
};

const NARROW: DepotNightLayout = {
  name: 'narrow',
  width: 390,
  height: 524,
  firstHour: 4,
  hourWidth: 390 / 18,
  baselineY: 352,
  fullBar: 84,
  barGap: 2,
  peakPriceY: 108,
  lowPriceY: 246,
  emptyLevelY: 482,
  fullLevelY: 398,
  overrun: 3,
};

interface DepotNightPictureProps {
  night: DepotNight;
  /** Opens the depot in the simulator. */
  query: string;
  words: WordsOf<'home'>['night'];
  language: Language;
}

export function DepotNightPicture({ night, query, words, language }: DepotNightPictureProps) {
  const to = usePathTo();
  const figures = depotNightFigures(night, language);
  const texts = depotNightLabelTexts(night, words, language);
  const summary = fill(words.summary, figures);
  return (
    <figure className={styles.figure}>
      {[WIDE, MEDIUM, NARROW].map((layout) => (
        <NightDrawing
          key={layout.name}
          night={night}
          layout={layout}
          texts={texts}
          summary={summary}
        />
      ))}
      <figcaption>
        <Column>
          <p className={text.note}>
            {fill(words.caption, figures)}{' '}
            <Link to={`${to('simulator')}${query}`}>{words.recompute}</Link>
          </p>
        </Column>
      </figcaption>
    </figure>
  );
}

interface NightDrawingProps {
  night: DepotNight;
  layout: DepotNightLayout;
  texts: DepotNightLabelTexts;
  summary: string;
}

function NightDrawing({ night, layout, texts, summary }: NightDrawingProps) {
  const geometry = depotNightGeometry(night, layout);
  return (
    <svg
      className={styles[layout.name]}
      viewBox={`0 0 ${layout.width} ${layout.height}`}
      role="img"
      aria-label={summary}
    >
      <DepotNightScene layout={layout} geometry={geometry} id={layout.name} entrance />
      <Vans layout={layout} />
      <DepotNightLabels layout={layout} geometry={geometry} texts={texts} />
    </svg>
  );
}

function Vans({ layout: { name, baselineY } }: { layout: DepotNightLayout }) {
  if (name === 'narrow') return null;
  if (name === 'medium') return <Van place={`translate(28 ${baselineY - 51}) scale(.9)`} />;
  return (
    <>
      <Van place={`translate(232 ${baselineY - 56.5})`} />
      <Van place={`translate(1264 ${baselineY - 56.5})`} />
    </>
  );
}
