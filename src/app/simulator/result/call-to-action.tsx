import { Link } from 'react-router';
import type { Potential } from '#domain/simulator/fleet-profiles.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { Heading } from '#ui/heading.tsx';
import { usePathTo } from '../../use-path-to.ts';
import { useAttach } from '../sharing/report-simulation.ts';
import { useTexts } from '../texts.ts';
import styles from './call-to-action.module.css';
import { ContactRequest } from './contact-request.tsx';

interface CallToActionProps {
  /** None where real prices leave nothing to gain, whatever the size. */
  potential: Potential | 'none';
  /** Absent where the visitor is there already. */
  onRefine?: (() => void) | undefined;
}

/** What to do next, by the size of the fleet; the honest answer may be to wait. */
export function CallToAction({ potential, onRefine }: CallToActionProps) {
  const { words } = useTexts();
  const to = usePathTo();
  const attach = useAttach();
  const { title, text, action } = words.call[potential];
  return (
    <div className={styles.call} data-print="none">
      <div>
        <Heading level={3} size="sub">
          {title}
        </Heading>
        <p>{text}</p>
      </div>
      <div className={styles.actions}>
        {potential === 'high' && (
          <Link to={to('pre-registration')} className={buttonClass({})} onClick={attach}>
            {action}
          </Link>
        )}
        {(potential === 'medium' || potential === 'none') && (
          <ContactRequest>{action}</ContactRequest>
        )}
        {potential === 'low' && (
          <a href="#newsletter" className={buttonClass({})}>
            {action}
          </a>
        )}
        {onRefine && (
          <Button quiet onClick={onRefine}>
            {words.call.refine}
          </Button>
        )}
      </div>
    </div>
  );
}
