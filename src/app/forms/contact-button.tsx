import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router';
import { type ButtonLook, buttonClass } from '#ui/button.tsx';
import { usePathTo } from '../use-path-to.ts';
import { contactDialogStore } from './contact-dialog-store.ts';

interface ContactButtonProps extends ButtonLook {
  onOpen?: () => void;
  children: ReactNode;
}

/** Opens the dialog over the page; without script, or in a new tab, it leads to the contact page. */
export function ContactButton({ onOpen, children, ...look }: ContactButtonProps) {
  const to = usePathTo();
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onOpen?.();
    contactDialogStore.open();
  };
  return (
    <Link to={to('contact')} className={buttonClass(look)} onClick={open} aria-haspopup="dialog">
      {children}
    </Link>
  );
}
