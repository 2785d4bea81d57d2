import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { fill } from '#content/fill.ts';
import { BRAND } from '#domain/site/brand.ts';
import { PARTNERS_MENU, SOLUTIONS_MENU } from '#domain/site/navigation.ts';
import { Column } from '#ui/layout.tsx';
import { PARTNER_DRAWINGS, SOLUTION_DRAWINGS } from '../drawings/line-drawings.tsx';
import { ButtonLink, PageLink, usePathTo } from '../links/links.tsx';
import type { WordsOf } from '../words/use-words.ts';
import { BrandLink } from './brand-link.tsx';
import styles from './header.module.css';
import { LanguageSwitch } from './language-switch.tsx';
import { Menu, MenuEntries } from './menu.tsx';
import { MOBILE_MENU_ID } from './mobile-menu.tsx';

export function Header({ words }: { words: WordsOf<'shell'> }) {
  const to = usePathTo();
  const { navigation } = words;
  const header = useRef<HTMLElement>(null);
  useEffect(() => leaveOnTheWayDown(header.current), []);
  return (
    <header ref={header} className={styles.header} data-print="none">
      <Column className={styles.row}>
        <BrandLink label={fill(navigation.homeOfBrand, { brand: BRAND.name })} />
        <nav aria-label={navigation.label} className={styles.navigation}>
          <ul>
            <li>
              <PageLink page="home">{navigation.home}</PageLink>
            </li>
            <Menu id="solutions" name={navigation.solutions}>
              <MenuEntries
                words={words.solutionsMenu}
                addresses={SOLUTIONS_MENU.map(({ page, anchor }) => to(page, anchor))}
                drawings={SOLUTION_DRAWINGS}
                overviewTo={to('solutions')}
                nextTo={to('simulator')}
              />
            </Menu>
            <Menu id="partners" name={navigation.partners}>
              <MenuEntries
                words={words.partnersMenu}
                addresses={PARTNERS_MENU.map(({ page, anchor }) => to(page, anchor))}
                drawings={PARTNER_DRAWINGS}
                overviewTo={to('partners')}
                nextTo={to('contact')}
              />
            </Menu>
            <li>
              <PageLink page="how-it-works">{navigation['how-it-works']}</PageLink>
            </li>
            <li>
              <PageLink page="faq">{navigation.faq}</PageLink>
            </li>
          </ul>
        </nav>
        <div className={styles.end}>
          <Link
            to={to('search')}
            reloadDocument
            className={styles.search}
            aria-label={navigation.search}
          >
            <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
              <circle cx="8.5" cy="8.5" r="6" />
              <path d="M13 13l5.5 5.5" />
            </svg>
          </Link>
          <LanguageSwitch label={words.language.label} />
          <div className={styles.preRegister}>
            <ButtonLink to={to('contact')}>{navigation.preRegister}</ButtonLink>
          </div>
          <button
            type="button"
            className={styles.menuButton}
            popoverTarget={MOBILE_MENU_ID}
            aria-label={navigation.openMenu}
          >
            <svg width="22" height="16" viewBox="0 0 22 16" aria-hidden="true">
              <path d="M0 2h22M0 8h14M0 14h22" />
            </svg>
          </button>
        </div>
      </Column>
    </header>
  );
}

/** Less than this is a trembling finger, or the page giving way. */
const STIRRED_PX = 6;

/** Out of the way of who reads on, back for who turns round. */
function leaveOnTheWayDown(header: HTMLElement | null) {
  let lastY = scrollY;
  const follow = () => {
    const moved = scrollY - lastY;
    if (Math.abs(moved) < STIRRED_PX) return;
    lastY = scrollY;
    header?.toggleAttribute('data-away', moved > 0 && scrollY > header.offsetHeight);
  };
  addEventListener('scroll', follow, { passive: true });
  return () => removeEventListener('scroll', follow);
}

export const MAIN_ID = 'main';

export function SkipLink({ children }: { children: string }) {
  return (
    <a href={`#${MAIN_ID}`} className={styles.skip}>
      {children}
    </a>
  );
}
