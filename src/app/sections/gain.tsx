import { Link } from 'react-router';
import { situatedGain } from '#content/gain-situation.ts';
import { displayText } from '#ui/display-text.ts';
import { Grid } from '#ui/layout.tsx';
import { useStore } from '#ui/store.ts';
import text from '#ui/text.module.css';
import { usePathTo } from '../links/links.tsx';
import { simulationInThisTab } from '../simulation-handover/simulation-in-this-tab.ts';
import { useLanguage } from '../words/use-words.ts';
import styles from './gain.module.css';

interface GainProps {
  words: Record<'figure' | 'per' | 'against' | 'note' | 'fleet' | 'own' | 'example', string>;
  /** The example is drawn below: of it, only the fleet is left to be said. */
  drawn?: boolean;
}

/** What the reader gains, against what and how sure: an example's until they have simulated their own fleet. */
export function Gain({ words, drawn = false }: GainProps) {
  const to = usePathTo();
  const own = useOwnGain();
  const { figure, per } = own ?? { figure: words.figure, per: `${words.per}, ${words.against}` };
  return (
    <div>
      <p className={styles.gain}>
        <span className={`${text.figure} ${styles.figure}`}>{displayText(figure)}</span>{' '}
        <span className={styles.per}>{per}</span>
      </p>
      <p className={`${text.note} ${styles.note}`}>
        {own && <Link to={to('simulator') + own.query}>{words.own}</Link>}
        {own && drawn && `. ${words.example} `}
        {drawn ? words.fleet : !own && words.note}
      </p>
    </div>
  );
}

/** That of the latest simulation in this tab. */
function useOwnGain() {
  const language = useLanguage();
  const simulation = useStore(simulationInThisTab);
  if (simulation === undefined) return undefined;
  const { shown, answers, query } = simulation;
  const { amount, unit, situation } = situatedGain(shown, answers, language);
  return { figure: amount, per: `${unit}, ${situation}`, query };
}

interface GainsProps {
  items: readonly { figure: string; name: string }[];
  /** Against what, and how surely. */
  basis?: string;
}

/** Amounts with what each of them is. */
export function Gains({ items, basis }: GainsProps) {
  return (
    <div className={styles.gains}>
      <Grid as="dl" cells={items.length > 2 ? 'pair' : 'medium'}>
        {items.map(({ figure, name }) => (
          <div key={name}>
            <dt className={text.figure}>{displayText(figure)}</dt>
            <dd>{name}</dd>
          </div>
        ))}
      </Grid>
      {basis && <p className={`${text.note} ${styles.note}`}>{basis}</p>}
    </div>
  );
}
