import type { MouseEvent } from 'react';
import { Link } from 'react-router';
import { buttonClass } from '#ui/button.tsx';
import { openContactDialog } from '../../forms/open-contact-dialog.ts';
import { usePathTo } from '../../use-path-to.ts';
import { useAttach } from '../sharing/report-simulation.ts';

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
    openContactDialog();
  };
  return (
    <Link to={to('contact')} className={className} onClick={open} aria-haspopup="dialog">
      {children}
    </Link>
  );
}
