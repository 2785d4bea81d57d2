import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { linkPrefix } from '#domain/site/language.ts';
import { type PageId, pageAt, pathTo } from '#domain/site/routes.ts';
import { type ButtonLook, buttonClass } from '#ui/button.tsx';
import { useReading } from '../routing/reading.ts';
import styles from './links.module.css';

/** usePathTo()('faq') is the address of the FAQ in the language being read. */
export function usePathTo() {
  const { prefix, language } = useReading();
  const linked = linkPrefix(prefix, language);
  return (page: PageId, anchor?: string) => pathTo(page, linked, anchor);
}

/**
 * Knows the page it leads to, not only its address: English shown at an unprefixed address is still
 * the page that its link under /en leads to.
 */
export function PageLink({ page, children }: { page: PageId; children: string }) {
  const to = usePathTo();
  const current = pageAt(useLocation().pathname)?.page === page;
  return (
    <Link to={to(page)} aria-current={current ? 'page' : undefined}>
      {children}
    </Link>
  );
}

interface ButtonLinkProps extends ButtonLook {
  to: string;
  children: ReactNode;
}

/** A page's primary button is fetched ahead of the click when it is in view (src/app/routing/fetch-ahead.ts). */
export function ButtonLink({ to, children, ...look }: ButtonLinkProps) {
  const isPrimary = look.large && !look.quiet;
  return (
    <Link to={to} data-cta={isPrimary ? 'primary' : ''} className={buttonClass(look)}>
      {children}
    </Link>
  );
}

/** Large buttons in a row: the first leads, the others are quiet. */
export function ActionLinks({
  actions,
}: {
  actions: readonly (readonly [to: string, name: string])[];
}) {
  return actions.map(([to, name], index) => (
    <ButtonLink key={name} to={to} large quiet={index > 0}>
      {name}
    </ButtonLink>
  ));
}

interface ForwardLinkProps {
  to: string;
  /** Beside the buttons, it is a call to action as they are. */
  cta?: boolean;
  children: string;
}

/** A link with an arrow, at the end of a section. */
export function ForwardLink({ to, cta, children }: ForwardLinkProps) {
  return (
    <Link to={to} data-cta={cta ? '' : undefined} className={styles.forward}>
      {children}
    </Link>
  );
}
