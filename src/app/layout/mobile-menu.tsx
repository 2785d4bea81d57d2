import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { fill } from '#content/fill.ts';
import { BRAND } from '#domain/site/brand.ts';
import { splitPrefix } from '#domain/site/language.ts';
import { PARTNERS_MENU, SOLUTIONS_MENU } from '#domain/site/navigation.ts';
import { ButtonLink, PageLink, usePathTo } from '../links/links.tsx';
import type { WordsOf } from '../words/use-words.ts';
import { BrandLink } from './brand-link.tsx';
import header from './header.module.css';
import { LanguageSwitch } from './language-switch.tsx';
import styles from './mobile-menu.module.css';

export const MOBILE_MENU_ID = 'mobile-menu';

/** Covers the screen; what lies behind cannot be reached until it is closed. */
export function MobileMenu({ words }: { words: WordsOf<'shell'> }) {
  const to = usePathTo();
  const panel = useRef<HTMLElement>(null);
  const location = useLocation();
  const { navigation } = words;
  const place = splitPrefix(location.pathname).path + location.hash;

  const shownPlace = useRef(place);
  useEffect(() => {
    if (place !== shownPlace.current) panel.current?.hidePopover();
    shownPlace.current = place;
  }, [place]);

  useEffect(() => {
    const menu = panel.current;
    // It may have been opened before this script ran.
    if (menu?.matches(':popover-open')) setBehindInert(menu, true);
    const wide = matchMedia('(min-width: 1181px)');
    const close = () => wide.matches && menu?.hidePopover();
    wide.addEventListener('change', close);
    return () => wide.removeEventListener('change', close);
  }, []);

  return (
    <nav
      ref={panel}
      aria-label={navigation.mobileLabel}
      id={MOBILE_MENU_ID}
      popover="auto"
      className={styles.panel}
      onBeforeToggle={(event) => setBehindInert(panel.current, event.newState === 'open')}
    >
      <div className={styles.top}>
        <BrandLink label={fill(navigation.homeOfBrand, { brand: BRAND.name })} />
        <div className={styles.end}>
          <LanguageSwitch label={words.language.label} />
          <button
            type="button"
            className={header.menuButton}
            popoverTarget={MOBILE_MENU_ID}
            popoverTargetAction="hide"
            aria-label={navigation.closeMenu}
            // biome-ignore lint/a11y/noAutofocus: it takes the focus when the menu opens, not the page.
            autoFocus
          >
            <svg width="18" height="18" viewBox="0 0 18 18" aria-hidden="true">
              <path d="M1 1l16 16M17 1L1 17" />
            </svg>
          </button>
        </div>
      </div>
      <div className={styles.list}>
        <PageLink page="home">{navigation.home}</PageLink>
        <MobileMenuGroup
          name={navigation.solutions}
          links={words.solutionsMenu.entries.map(({ title }, index) => ({
            title,
            to: to(SOLUTIONS_MENU[index]?.detail ?? 'solutions'),
          }))}
        />
        <MobileMenuGroup
          name={navigation.partners}
          links={words.partnersMenu.entries.map(({ title }, index) => ({
            title,
            to: to('partners', PARTNERS_MENU[index]?.anchor),
          }))}
        />
        <PageLink page="how-it-works">{navigation['how-it-works']}</PageLink>
        <PageLink page="faq">{navigation.faq}</PageLink>
        <Link to={to('search')} reloadDocument>
          {navigation.search}
        </Link>
      </div>
      <div className={styles.register}>
        <ButtonLink to={to('contact')}>{navigation.preRegister}</ButtonLink>
        <ButtonLink to={to('simulator')} quiet>
          {words.footer.pages.simulator}
        </ButtonLink>
      </div>
    </nav>
  );
}

function setBehindInert(panel: HTMLElement | null, inert: boolean) {
  for (const sibling of panel?.parentElement?.children ?? []) {
    if (sibling !== panel && sibling instanceof HTMLElement) sibling.inert = inert;
  }
}

interface MobileMenuGroupProps {
  name: string;
  links: readonly { title: string; to: string }[];
}

/** Native, so one group is open at a time without any script. */
function MobileMenuGroup({ name, links }: MobileMenuGroupProps) {
  return (
    <details name="mobile-menu-group">
      <summary>{name}</summary>
      <ul>
        {links.map(({ title, to }) => (
          <li key={title}>
            <Link to={to}>{title}</Link>
          </li>
        ))}
      </ul>
    </details>
  );
}
