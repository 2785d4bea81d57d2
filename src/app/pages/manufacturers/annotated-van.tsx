import type { WordsOf } from '../../words/use-words.ts';
import styles from './annotated-van.module.css';

type VanWords = WordsOf<'manufacturers'>['van'];

/** Where each note stands on the wide drawing, its leader, and its number's place on the narrow one. */
const NOTES = [
  { name: 'connected', x: 346, y: 40, anchor: 'end', leader: 'M362 30H393V138', ring: [155, 26] },
  { name: 'driver', x: 556, y: 66, anchor: 'start', leader: 'M562 118V268', ring: [246, 58] },
  { name: 'battery', x: 430, y: 524, anchor: 'start', leader: 'M451 404V502', ring: [190, 126] },
  { name: 'charger', x: 24, y: 524, anchor: 'start', leader: 'M60 470V502', ring: [54, 92] },
] as const;

export function AnnotatedVan({ words }: { words: VanWords }) {
  return (
    <figure className={styles.van}>
      <svg className={styles.wide} viewBox="0 0 740 580" role="img" aria-label={words.summary}>
        <path className={styles.road} d="M0 468H2400" />
        <Charger place="translate(24 252)" />
        <LargeVan place="translate(160 170) scale(5.3)" />
        <path
          className={styles.cable}
          d="M96 330h16q22 0 22 26v44q0 22 22 22t22-22v-72q0-18 40-18"
        />
        {NOTES.map(({ name, x, y, anchor, leader }) => (
          <g key={name}>
            <path className={styles.leader} d={leader} />
            <text x={x} y={y} textAnchor={anchor} className={styles.title}>
              {words.notes[name].title}
            </text>
            {words.notes[name].lines.map((line, index) => (
              <text key={line} x={x} y={y + 23 + index * 21} textAnchor={anchor}>
                {line}
              </text>
            ))}
          </g>
        ))}
      </svg>
      <svg className={styles.narrow} viewBox="0 0 350 160" role="img" aria-label={words.summary}>
        <path className={styles.road} d="M-40 158H900" />
        <Charger place="translate(0 58) scale(.46)" />
        <LargeVan place="translate(62 21) scale(2.45)" />
        <path className={styles.cable} d="M33 94h6q8 0 8 10v24q0 8 9 8t9-8V92q0-7 24-7" />
        {NOTES.map(({ name, ring }, index) => (
          <g key={name}>
            <circle className={styles.ring} cx={ring[0]} cy={ring[1]} r="11" />
            <text className={styles.number} x={ring[0]} y={ring[1] + 5} textAnchor="middle">
              {index + 1}
            </text>
          </g>
        ))}
      </svg>
      <ol className={styles.list}>
        {NOTES.map(({ name }) => (
          <li key={name}>
            <strong>{words.notes[name].title}</strong> {words.notes[name].lines.join(' ')}
          </li>
        ))}
      </ol>
    </figure>
  );
}

/** 72 wide, 216 high, standing on the road. */
function Charger({ place }: { place: string }) {
  return (
    <g transform={place} className={styles.charger}>
      <rect width="72" height="216" rx="8" />
      <path d="M14 20h44v34H14zM40 84l-14 24h18l-8 22" />
    </g>
  );
}

/** The van of the site, large enough to show its battery, its port and its antenna. */
function LargeVan({ place }: { place: string }) {
  return (
    <g transform={place} className={styles.largeVan}>
      <path
        className={styles.body}
        d="M14 47H7q-4 0-4-4V10q0-6 6-6h56q5 0 8 4l12 16 13 4q7 2 7 8v7q0 4-4 4h-4M74 47H36"
      />
      <path d="M64 13h4q3 0 5 3l7 10H64zM52 4v43M36 8v29M36 8h16M55 30h4M99 33h5M3 20h3M3 36h3" />
      <rect className={styles.level} x="38" y="39.500" width="27" height="5.500" />
      <rect x="38" y="39.500" width="34" height="5.500" rx=".6" />
      <path d="M44.800 39.500V45M51.600 39.500V45M58.400 39.500V45M65.200 39.500V45" />
      <circle className={styles.body} cx="25" cy="47" r="9" />
      <circle className={styles.body} cx="86" cy="47" r="9" />
      <circle cx="25" cy="47" r="3.500" />
      <circle cx="86" cy="47" r="3.500" />
      <circle className={styles.port} cx="11" cy="26" r="2.200" />
      <path
        className={styles.signal}
        d="M44 4V-1M41 -1.500a4 4 0 0 1 6 0M39.200 -3.600a7 7 0 0 1 9.600 0"
      />
    </g>
  );
}
