import { useId, useState } from 'react';
import { Link } from 'react-router';
import { buttonClass } from '#ui/button.tsx';
import { usePathTo } from '../../links/links.tsx';
import { AnalysisLink, ShareActions } from '../sharing/actions.tsx';
import { useAttach } from '../sharing/report-simulation.ts';
import { useTexts } from '../texts.ts';
import styles from './next-step.module.css';
import { SixSituations } from './six-situations.tsx';

/** What to do with the figure: one button, and quietly what else there is. */
export function NextStep() {
  const { next } = useTexts().words.board;
  const to = usePathTo();
  const attach = useAttach();
  const [unfolded, setUnfolded] = useState<'share' | 'six'>();
  const id = useId();
  const unfolding = (part: 'share' | 'six') => (
    <button
      type="button"
      aria-expanded={unfolded === part}
      aria-controls={id + part}
      onClick={() => setUnfolded(unfolded === part ? undefined : part)}
    >
      {next[part]}
    </button>
  );
  return (
    <div className={styles.next} data-ground="night" data-print="none">
      <div className={styles.go}>
        <Link to={to('pre-registration')} className={buttonClass({})} onClick={attach}>
          {next.analysis}
        </Link>
        <span>{next.delay}</span>
      </div>
      <div className={styles.quiet}>
        {unfolding('share')}
        <AnalysisLink />
        {unfolding('six')}
      </div>
      <ShareActions id={`${id}share`} hidden={unfolded !== 'share'} />
      <SixSituations id={`${id}six`} hidden={unfolded !== 'six'} />
    </div>
  );
}
