import { type ReactNode, useEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router';
import { fill } from '#content/fill.ts';
import { DESK_PAGES, type DeskPage, type DeskRole, pagesFor } from '#domain/desk/desk-roles.ts';
import { Toaster } from '#ui/toaster.tsx';
import { LanguageButton, useWords } from '../language/language.tsx';
import { timeOfDay } from '../language/shown-time.ts';
import { useDesk, useSession } from '../session/session.tsx';
import { BrandMark } from './brand-mark.tsx';
import styles from './frame.module.css';

/** Each page under the name of its group, from top to bottom. */
const GROUPS: readonly (readonly [DeskPage, 'work' | 'rights' | 'service' | 'traces'])[] = [
  ['requests', 'work'],
  ['people', 'rights'],
  ['deliveries', 'service'],
  ['audit', 'traces'],
];

/** The rail with the pages of one's roles; on a phone it is a menu. */
export function Frame({ children }: { children: ReactNode }) {
  const { words } = useWords();
  const { pathname } = useLocation();
  const rail = useRef<HTMLDivElement>(null);
  const main = useRef<HTMLElement>(null);
  const isFirst = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each page, not with each drawing.
  useEffect(() => {
    if (rail.current?.matches(':popover-open')) rail.current.hidePopover();
    // After a change of page readers go on at its title.
    if (isFirst.current) isFirst.current = false;
    else if (!main.current?.contains(document.activeElement)) {
      main.current?.querySelector('h1')?.focus();
    }
  }, [pathname]);
  return (
    <div className={styles.frame}>
      <header className={styles.top}>
        <BrandMark />
        <button type="button" popoverTarget="rail" aria-label={words.rail.open}>
          <svg width="22" height="16" viewBox="0 0 22 16" aria-hidden="true">
            <path d="M0 2h22M0 8h14M0 14h22" />
          </svg>
        </button>
      </header>
      <aside
        id="rail"
        popover="auto"
        ref={rail}
        className={styles.rail}
        aria-label={words.rail.label}
      >
        <button
          type="button"
          popoverTarget="rail"
          popoverTargetAction="hide"
          className={styles.close}
          aria-label={words.rail.close}
        >
          <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
            <path d="M2 2l12 12M14 2L2 14" />
          </svg>
        </button>
        <div className={styles.railBrand}>
          <BrandMark />
        </div>
        <PageLinks />
        <Me />
      </aside>
      <main ref={main} className={styles.main}>
        {children}
      </main>
      <Toaster
        label={words.toasts.label}
        announcedLabel={words.toasts.announced}
        closeLabel={words.close}
      />
    </div>
  );
}

function PageLinks() {
  const { words } = useWords();
  const own = pagesFor(useSession().roles);
  return (
    <nav aria-label={words.rail.pages}>
      {GROUPS.filter(([page]) => own.includes(page)).map(([page, group]) => (
        <div key={page}>
          <p className={styles.group}>{words.groups[group]}</p>
          <ul>
            <li>
              <NavLink to={DESK_PAGES[page].path}>{words.pages[page]}</NavLink>
            </li>
          </ul>
        </div>
      ))}
    </nav>
  );
}

function Me() {
  const { name, roles, endsAt } = useSession();
  const { logOut } = useDesk();
  const { language, words } = useWords();
  const named = roles.map((role: DeskRole) => words.roles[role]).join(', ');
  return (
    <div className={styles.me}>
      <b>{name}</b>
      {named}
      <br />
      <span>{fill(words.rail.until, { time: timeOfDay(endsAt, language) })}</span>
      <div>
        <button type="button" className="link" onClick={() => void logOut()}>
          {words.rail.leave}
        </button>
        <LanguageButton />
      </div>
    </div>
  );
}
