import type { ComponentProps, MouseEvent } from 'react';
import { Link } from 'react-router';
import { createStore } from '#ui/store.ts';
import { usePathTo } from '../links/links.tsx';

/** How often the dialog was opened. Every page waits on it; what it opens is fetched then. */
export const contactDialogOpenings = createStore(0);

interface ContactLinkProps extends Omit<ComponentProps<typeof Link>, 'to' | 'onClick'> {
  /** Done first, also where the link opens in a new tab. */
  onPress?: () => void;
}

/** Opens the dialog over the page; without script, or in a new tab, it leads to the contact page. */
export function ContactLink({ onPress, ...link }: ContactLinkProps) {
  const to = usePathTo();
  const open = (event: MouseEvent) => {
    onPress?.();
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    contactDialogOpenings.set(contactDialogOpenings.get() + 1);
  };
  return <Link {...link} to={to('contact')} onClick={open} aria-haspopup="dialog" />;
}
