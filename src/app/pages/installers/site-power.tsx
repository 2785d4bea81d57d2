import { clock, longDate, measure, percent } from '#content/figures.ts';
import { fill } from '#content/fill.ts';
import { DEPOT, type DepotNight } from '#domain/illustrations/depot-night.ts';
import type { Language } from '#domain/site/language.ts';
import { Bar, BarLabel } from '#ui/charts/bar.tsx';
import marks from '#ui/charts/marks.module.css';
import { round } from '#ui/charts/monotone-curve.ts';
import { displayText } from '#ui/display-text.ts';
import { Heading } from '#ui/heading.tsx';
import { Column } from '#ui/layout.tsx';
import text from '#ui/text.module.css';
import drawings from '../../drawings/two-drawings.module.css';
import type { WordsOf } from '../../words/use-words.ts';
import styles from './site-power.module.css';

interface SitePowerProps {
  night: DepotNight;
  words: WordsOf<'installers'>['optimisation'];
  language: Language;
}

export function SitePower({ night, words, language }: SitePowerProps) {
  const share = (value: number) => percent(Math.round(value * 100), language);
  const figures = {
    vehicles: String(DEPOT.vehicles),
    charger: measure(DEPOT.chargerKw, 'kW', language),
    nameplate: measure(DEPOT.vehicles * DEPOT.chargerKw, 'kW', language),
    site: measure(DEPOT.siteKw, 'kVA', language),
    battery: measure(DEPOT.vehicleBatteryKwh, 'kWh', language),
    start: share(DEPOT.startShare),
    target: share(DEPOT.targetShare),
    plan: measure(night.subscribedKw, 'kVA', language),
    others: share(1 - DEPOT.controllableShare),
    date: longDate(night.date, language),
  };
  return (
    <section className={styles.power} data-ground="night">
      <Column className={`split-to-820 ${styles.columns}`}>
        <div>
          <Heading level={2} size="title">
            {words.title}
          </Heading>
          <p className={`${text.lead} ${styles.lead}`}>{words.lead}</p>
        </div>
        <figure className={drawings.room}>
          <SitePowerPicture
            night={night}
            nameplate={fill(words.nameplate, figures)}
            site={fill(words.site, figures)}
            summary={fill(words.summary, figures)}
            language={language}
          />
          <figcaption className={text.note}>{fill(words.caption, figures)}</figcaption>
        </figure>
      </Column>
    </section>
  );
}

interface SitePowerPictureProps {
  night: DepotNight;
  nameplate: string;
  site: string;
  summary: string;
  language: Language;
}

const BASE = 320;
const NAMEPLATE_KW = DEPOT.vehicles * DEPOT.chargerKw;
const PIXELS_PER_KW = 280 / NAMEPLATE_KW;

/** All chargers at once would exceed the site's connection; the plan stays below it. */
function SitePowerPicture(props: SitePowerPictureProps) {
  const { night, nameplate, site, summary, language } = props;
  const yOf = (kilowatts: number) => round(BASE - kilowatts * PIXELS_PER_KW);
  return [
    { name: 'wide', width: 700 },
    { name: 'narrow', width: 350 },
  ].map(({ name, width }) => {
    const band = width / night.hours.length;
    return (
      <svg
        key={name}
        className={drawings[name]}
        viewBox={`0 0 ${width} 350`}
        role="img"
        aria-label={summary}
      >
        <rect
          className={marks.ghost}
          x="1"
          y={yOf(NAMEPLATE_KW)}
          width={width - 2}
          height={round((NAMEPLATE_KW - DEPOT.siteKw) * PIXELS_PER_KW)}
        />
        <text className={styles.nameplate} x="14" y={yOf(NAMEPLATE_KW) + 26}>
          {displayText(nameplate)}
        </text>
        {night.hours.map(({ hour, chargedKwh }, index) => (
          <Bar
            key={hour}
            className={marks.plan}
            x={index * band + 2}
            width={band - 4}
            base={BASE}
            tall={round(chargedKwh * PIXELS_PER_KW)}
          />
        ))}
        <path className={styles.limit} d={`M0 ${yOf(DEPOT.siteKw)}H${width}`} />
        <text className={styles.site} x="14" y={yOf(DEPOT.siteKw) - 14}>
          {displayText(site)}
        </text>
        <path className={marks.thin} d={`M0 ${BASE}H${width}`} />
        {night.hours.map(
          ({ hour }, index) =>
            index % 3 === 0 && (
              <BarLabel
                key={hour}
                className={styles.hour}
                index={index}
                count={night.hours.length}
                width={width}
                y={BASE + 24}
                wide
              >
                {clock(hour, language)}
              </BarLabel>
            ),
        )}
      </svg>
    );
  });
}
