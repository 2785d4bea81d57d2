import type { MouseEvent } from 'react';
import { Link } from 'react-router';
import type { Potential } from '#domain/simulator/fleet-profiles.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { Heading } from '#ui/heading.tsx';
import { usePathTo } from '../../links/links.tsx';
import { contactDialogStore } from '../../simulation-handover/contact-dialog-store.ts';
import { useAttach } from '../sharing/report-simulation.ts';
import type { LinkedSimulation } from '../sharing/report-to-forms.ts';
import { useTexts } from '../texts.ts';
import styles from './call-to-action.module.css';

interface CallToActionProps {
  /** None where real prices leave nothing to gain, whatever the size. */
  potential: Potential | 'none';
  /** Absent where the visitor is there already. */
  onRefine?: (() => void) | undefined;
  /** The simulation has joined a pre-registration of this tab: there is nothing left to ask for. */
  linked: LinkedSimulation | undefined;
}

/** What to do next, by the size of the fleet. */
export function CallToAction({ potential, onRefine, linked }: CallToActionProps) {
  const { words } = useTexts();
  const to = usePathTo();
  const attach = useAttach();
  const { title, text, action } = words.call[potential];
  return (
    <>
      <Linked linked={linked} />
      {!linked && (
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
      )}
    </>
  );
}

/**
 * What has changed for who had pre-registered before simulating. Its region stands there empty until then:
 * one that comes together with its text is not read out.
 */
function Linked({ linked }: Pick<CallToActionProps, 'linked'>) {
  const { title, text, priority } = useTexts().words.call.linked;
  return (
    <div className={linked ? styles.call : 'visually-hidden'} data-print="none" role="status">
      {linked && (
        <div>
          <Heading level={3} size="sub">
            {title}
          </Heading>
          <p>{linked.isNowPriority ? `${text} ${priority}` : text}</p>
        </div>
      )}
    </div>
  );
}

interface ContactRequestProps {
  children: string;
  className?: string;
}

/** To a person, with the simulation; without script, or in a new tab, it leads to the contact page. */
export function ContactRequest({ children, className = buttonClass({}) }: ContactRequestProps) {
  const to = usePathTo();
  const attach = useAttach();
  const open = (event: MouseEvent) => {
    attach();
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    contactDialogStore.open();
  };
  return (
    <Link to={to('contact')} className={className} onClick={open} aria-haspopup="dialog">
      {children}
    </Link>
  );
}
