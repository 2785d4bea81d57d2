import { DEPOT, type DepotNight } from '#domain/illustrations/depot-night.ts';
import type { Language } from '#domain/site/language.ts';
import { ChartText, NamedAxis } from '#ui/charts/chart-labels.tsx';
import { Bars, Line } from '#ui/charts/marks.tsx';
import { Plot } from '#ui/charts/plot.tsx';
import { bands, linear } from '#ui/charts/scales.ts';
import text from '#ui/text.module.css';
import { hourNames } from '../../sections/depot-night-figures.ts';
import { SplitSection } from '../../sections/split.tsx';
import type { WordsOf } from '../../words/use-words.ts';

interface SitePowerProps {
  night: DepotNight;
  words: WordsOf<'installers'>['optimisation'];
  language: Language;
}

export function SitePower({ night, words, language }: SitePowerProps) {
  return (
    <SplitSection tone="night" size="title" title={words.title} lead={words.lead} align="end">
      <figure>
        <SitePowerPicture night={night} words={words} language={language} />
        <figcaption className={text.note}>{words.caption}</figcaption>
      </figure>
    </SplitSection>
  );
}

const NAMEPLATE_KW = DEPOT.vehicles * DEPOT.chargerKw;

/** All chargers at once would exceed the site's connection; the plan stays below it. */
function SitePowerPicture({ night, words, language }: SitePowerProps) {
  return (
    <Plot height={{ wide: 320, narrow: 350 }} summary={words.summary}>
      {({ width, height }) => {
        const x = bands(night.hours.length, width);
        const y = linear([0, NAMEPLATE_KW], [height - 30, 10]);
        const [top, limit] = [y(NAMEPLATE_KW), y(DEPOT.siteKw)];
        return (
          <>
            <Line points={`M1 ${top}H${width - 1}V${limit}H1z`} tone="ghost" dashed />
            <ChartText x={14} y={top + 26} tone="dim" lines={[words.nameplate]} />
            <Bars
              values={night.hours.map(({ chargedKwh }) => chargedKwh)}
              x={x}
              y={y}
              tone="plan"
            />
            <Line points={`M0 ${limit}H${width}`} tone="lime" width={3} />
            <ChartText x={14} y={limit - 14} tone="lime" lines={[words.site]} strong />
            <NamedAxis x={x.middle} y={y(0)} width={width} names={hourNames(night, language)} />
          </>
        );
      }}
    </Plot>
  );
}
