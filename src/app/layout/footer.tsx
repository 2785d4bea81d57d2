import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { fill } from '#content/fill.ts';
import { BRAND } from '#domain/site/brand.ts';
import {
  FOOTER_LEGAL,
  FOOTER_PARTNERS,
  FOOTER_RESOURCES,
  FOOTER_SOLUTIONS,
} from '#domain/site/navigation.ts';
import { Column } from '#ui/layout.tsx';
import { usePathTo } from '../links/links.tsx';
import type { PageData } from '../words/use-words.ts';
import { BrandLink } from './brand-link.tsx';
import styles from './footer.module.css';

interface FooterProps {
  words: PageData<'shell'>['words'];
  newsletter: ReactNode;
  manageCookies: ReactNode;
}

export function Footer({ words, newsletter, manageCookies }: FooterProps) {
  const to = usePathTo();
  const { footer } = words;
  const entry = (page: keyof typeof footer.pages, below?: ReactNode) => (
    <li key={page}>
      <Link to={to(page)}>{footer.pages[page]}</Link>
      {below}
    </li>
  );
  const partners = <ul className={styles.nested}>{FOOTER_PARTNERS.map((page) => entry(page))}</ul>;
  return (
    <footer className={styles.footer} data-ground="night">
      <Column>
        <div className={styles.columns}>
          <div>
            <BrandLink label={fill(words.navigation.homeOfBrand, { brand: BRAND.name })} />
            <p className={styles.description}>{footer.description}</p>
          </div>
          <div data-print="none">
            <h2>{footer.solutions}</h2>
            <ul>{FOOTER_SOLUTIONS.map((page) => entry(page))}</ul>
          </div>
          <div data-print="none">
            <h2>{footer.resources}</h2>
            <ul>{FOOTER_RESOURCES.map((page) => entry(page, page === 'partners' && partners))}</ul>
          </div>
          <div id="newsletter" data-print="none">
            <h2>{footer.newsletter}</h2>
            {newsletter}
          </div>
        </div>
        <div className={styles.bar}>
          <p>{fill(footer.rights, { brand: BRAND.name })}</p>
          <nav aria-label={footer.legalLabel} data-print="none">
            <ul>
              {FOOTER_LEGAL.map((page) => entry(page))}
              <li>{manageCookies}</li>
            </ul>
          </nav>
        </div>
      </Column>
    </footer>
  );
}
