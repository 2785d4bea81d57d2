import { Link } from 'react-router';
import { measure } from '#content/figures.ts';
import type { activationSteps } from '#domain/activation.ts';
import { CLAIMS } from '#domain/claims.ts';
import type { Language } from '#domain/language.ts';
import { SOLUTIONS_MENU } from '#domain/navigation.ts';
import type { DepotNight, PORTFOLIO_NIGHT } from '#domain/simulator/known/depot-night.ts';
import { Column } from '#ui/section.tsx';
import { fill } from '../fill.ts';
import { usePathTo } from '../use-path-to.ts';
import type { WordsOf } from '../words-of.ts';
import { CallLoad, FleetLoad, PortfolioLoad } from './load-shape.tsx';
import styles from './load-shapes.module.css';

interface LoadShapesProps {
  words: WordsOf<'solutions'>['loads'];
  night: DepotNight;
  steps: ReturnType<typeof activationSteps>;
  portfolio: typeof PORTFOLIO_NIGHT;
  language: Language;
}

const DRAWINGS = [
  { name: 'wide-only', stretch: 432, gap: 72, height: 270, tops: [120, 66, 6] },
  { name: 'narrow-only', stretch: 117, gap: 15, height: 150, tops: [78, 48, 4] },
] as const;

/** Three trades on one long line, each with the load it makes of the same batteries. */
export function LoadShapes({ words, night, steps, portfolio, language }: LoadShapesProps) {
  const to = usePathTo();
  const seconds = measure(CLAIMS.activationWithin.value, 's', language);
  const named = [words.fleets, words.aggregators, words.energy];
  return (
    <figure className={styles.figure}>
      <div className={styles.line}>
        <Column>
          {DRAWINGS.map(({ name, stretch, gap, height, tops }) => {
            const place = (index: number) => ({
              x: index * stretch,
              width: stretch - gap,
              base: height,
              top: tops[index] ?? 0,
            });
            return (
              <svg
                key={name}
                className={`${styles.drawing} ${name}`}
                viewBox={`0 0 ${stretch * 3 - gap} ${height}`}
                role="img"
                aria-label={fill(words.summary, { seconds })}
              >
                <FleetLoad night={night} {...place(0)} />
                <CallLoad steps={steps} {...place(1)} />
                <PortfolioLoad portfolio={portfolio} {...place(2)} />
              </svg>
            );
          })}
        </Column>
      </div>
      <Column>
        <ul className={styles.names}>
          {SOLUTIONS_MENU.map(({ anchor }, index) => (
            <li key={anchor}>
              <Link to={to('solutions', anchor)}>{named[index]?.name}</Link>
              <p>{named[index]?.text}</p>
            </li>
          ))}
        </ul>
      </Column>
    </figure>
  );
}
