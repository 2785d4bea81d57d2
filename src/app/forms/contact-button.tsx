import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router';
import { type ButtonLook, buttonClass } from '#ui/button.tsx';
import { usePathTo } from '../links/links.tsx';
import { contactDialogStore } from '../simulation-handover/contact-dialog-store.ts';

/** Opens the dialog over the page; without script, or in a new tab, it leads to the contact page. */
export function ContactButton({ children, ...look }: ButtonLook & { children: ReactNode }) {
  const to = usePathTo();
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    contactDialogStore.open();
  };
  return (
    <Link
      to={to('contact')}
      data-cta=""
      className={buttonClass(look)}
      onClick={open}
      aria-haspopup="dialog"
    >
      {children}
    </Link>
  );
}
