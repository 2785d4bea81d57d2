import { displayText } from '#ui/display-text.ts';
import { Column } from '#ui/section.tsx';
import { ForwardLink } from '../layout/forward-link.tsx';
import { usePathTo } from '../use-path-to.ts';
import styles from './simulator-band.module.css';

/** One line that leads to the simulator. */
export function SimulatorBand({ words }: { words: { text: string; link: string } }) {
  const to = usePathTo();
  return (
    <Column className={styles.band}>
      <p>{displayText(words.text)}</p>
      <ForwardLink to={to('simulator')}>{words.link}</ForwardLink>
    </Column>
  );
}
