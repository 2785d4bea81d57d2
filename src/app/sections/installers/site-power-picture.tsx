import { clock } from '#content/figures.ts';
import type { Language } from '#domain/language.ts';
import { DEPOT, type DepotNight } from '#domain/simulator/known/depot-night.ts';
import { round } from '#ui/charts/monotone-curve.ts';
import { displayText } from '#ui/display-text.ts';
import styles from './site-power-picture.module.css';

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

/** All chargers at once would break through the connection; the night's plan stays below it. */
export function SitePowerPicture(props: SitePowerPictureProps) {
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
        className={styles[name]}
        viewBox={`0 0 ${width} 350`}
        role="img"
        aria-label={summary}
      >
        <rect
          className={styles.tooMuch}
          x="1"
          y={yOf(NAMEPLATE_KW)}
          width={width - 2}
          height={round((NAMEPLATE_KW - DEPOT.siteKw) * PIXELS_PER_KW)}
        />
        <text className={styles.nameplate} x="14" y={yOf(NAMEPLATE_KW) + 26}>
          {displayText(nameplate)}
        </text>
        {night.hours
          .filter(({ chargedKwh }) => chargedKwh > 0)
          .map(({ hour, chargedKwh }) => (
            <rect
              key={hour}
              className={styles.plan}
              x={round(((hour - DEPOT.arrivalHour + 24) % 24) * band + 2)}
              y={yOf(chargedKwh)}
              width={round(band - 4)}
              height={round(chargedKwh * PIXELS_PER_KW)}
            />
          ))}
        <path className={styles.limit} d={`M0 ${yOf(DEPOT.siteKw)}H${width}`} />
        <text className={styles.site} x="14" y={yOf(DEPOT.siteKw) - 14}>
          {displayText(site)}
        </text>
        <path className={styles.base} d={`M0 ${BASE}H${width}`} />
        {night.hours
          .filter((_, index) => index % 3 === 0)
          .map(({ hour }) => (
            <HourLabel key={hour} hour={hour} band={band} language={language} />
          ))}
      </svg>
    );
  });
}

interface HourLabelProps {
  hour: number;
  band: number;
  language: Language;
}

function HourLabel({ hour, band, language }: HourLabelProps) {
  const index = (hour - DEPOT.arrivalHour + 24) % 24;
  const last = hour === DEPOT.departureHour - 1;
  const edge = last ? 'end' : 'middle';
  return (
    <text
      className={styles.hour}
      x={round(index === 0 ? 0 : (index + (last ? 1 : 0.5)) * band)}
      y={BASE + 24}
      textAnchor={index === 0 ? 'start' : edge}
    >
      {displayText(clock(hour, language))}
    </text>
  );
}
