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
import type { PageData } from '../routing/page.ts';
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
            <ul>
              {FOOTER_SOLUTIONS.map((page) => (
                <li key={page}>
                  <Link to={to(page)}>{footer.pages[page]}</Link>
                </li>
              ))}
            </ul>
          </div>
          <div data-print="none">
            <h2>{footer.resources}</h2>
            <ul>
              {FOOTER_RESOURCES.map((page) => (
                <li key={page}>
                  <Link to={to(page)}>{footer.pages[page]}</Link>
                  {page === 'partners' && (
                    <ul className={styles.nested}>
                      {FOOTER_PARTNERS.map((partner) => (
                        <li key={partner}>
                          <Link to={to(partner)}>{footer.pages[partner]}</Link>
                        </li>
                      ))}
                    </ul>
                  )}
                </li>
              ))}
            </ul>
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
              {FOOTER_LEGAL.map((page) => (
                <li key={page}>
                  <Link to={to(page)}>{footer.pages[page]}</Link>
                </li>
              ))}
              <li>{manageCookies}</li>
            </ul>
          </nav>
        </div>
      </Column>
    </footer>
  );
}
