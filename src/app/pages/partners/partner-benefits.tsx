import { CLAIMS } from '#domain/site/claims.ts';
import { FLEET_SHARE_PERCENT } from '#domain/site/revenue-share.ts';
import marks from '#ui/charts/marks.module.css';
import { round } from '#ui/charts/monotone-curve.ts';
import { displayText } from '#ui/display-text.ts';
import { Heading } from '#ui/heading.tsx';
import { Section } from '#ui/section.tsx';
import text from '#ui/text.module.css';
import drawings from '../../drawings/two-drawings.module.css';
import type { WordsOf } from '../../words/use-words.ts';
import styles from './partner-benefits.module.css';

export function PartnerBenefits({ words }: { words: WordsOf<'partners'>['benefits'] }) {
  const { recurring, support, headStart } = words;
  return (
    <Section>
      <Heading level={2} size="title" className={styles.title}>
        {words.title}
      </Heading>
      <div className={`split ${styles.benefits}`}>
        <div className={styles.recurring}>
          <Heading level={3} size="head">
            {recurring.title}
          </Heading>
          <p>{recurring.text}</p>
          <ShareBar words={recurring} />
        </div>
        <div className={styles.others}>
          {[support, headStart].map(({ title, text }) => (
            <div key={title}>
              <Heading level={3} size="sub">
                {title}
              </Heading>
              <p>{text}</p>
            </div>
          ))}
        </div>
      </div>
    </Section>
  );
}

const [SURE_PERCENT, MOST_PERCENT] = FLEET_SHARE_PERCENT;
const HEIGHT = 76;
const TOP = 30;
const BOTTOM = TOP + HEIGHT;

/** How a euro is shared: the fleet's part, the part that the contract decides, ours. */
function ShareBar({ words }: { words: WordsOf<'partners'>['benefits']['recurring'] }) {
  return (
    <figure className={`${drawings.room} ${styles.share}`}>
      {[
        { name: 'wide', width: 700 },
        { name: 'narrow', width: 350 },
      ].map(({ name, width }) => {
        const at = (percent: number) => round((percent / 100) * width);
        const [sureX, mostX] = [at(SURE_PERCENT), at(MOST_PERCENT)];
        return (
          <svg
            key={name}
            className={drawings[name]}
            viewBox={`0 0 ${width} 158`}
            role="img"
            aria-label={words.summary}
          >
            <text className={marks.name} x="0" y="18">
              {words.fleet}
            </text>
            <text className={marks.name} x={width} y="18" textAnchor="end">
              {words.own}
            </text>
            <rect className={marks.pine} y={TOP} width={sureX} height={HEIGHT} />
            <rect
              className={styles.between}
              x={sureX}
              y={TOP}
              width={mostX - sureX}
              height={HEIGHT}
            />
            <rect
              className={styles.own}
              x={mostX}
              y={TOP}
              width={at(CLAIMS.ownShare.value[0])}
              height={HEIGHT}
            />
            <text className={styles.fleetShare} x="16" y={BOTTOM - 24}>
              {displayText(words.fleetShare)}
            </text>
            <text className={styles.ownShare} x={width - 14} y={BOTTOM - 26} textAnchor="end">
              {displayText(words.ownShare)}
            </text>
            <text className={styles.condition} x={mostX - 10} y={BOTTOM + 24} textAnchor="end">
              {words.between}
            </text>
            <path className={styles.bracket} d={`M${mostX + 1} ${BOTTOM + 8}v8H${width - 1}v-8`} />
            <text className={styles.partner} x={width} y={BOTTOM + 42} textAnchor="end">
              {words.partner}
            </text>
          </svg>
        );
      })}
      <figcaption className={text.note}>{words.note}</figcaption>
    </figure>
  );
}
