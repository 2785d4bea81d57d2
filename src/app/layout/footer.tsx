import { Link } from 'react-router';
import { BRAND } from '#domain/brand.ts';
import {
  FOOTER_LEGAL,
  FOOTER_PARTNERS,
  FOOTER_RESOURCES,
  FOOTER_SOLUTIONS,
} from '#domain/navigation.ts';
import { Column } from '#ui/section.tsx';
import { fill } from '../fill.ts';
import type { PageData } from '../page.ts';
import { usePathTo } from '../use-path-to.ts';
import { BrandLink } from './brand-link.tsx';
import styles from './footer.module.css';
import { NewsletterForm } from './newsletter-form.tsx';

export function Footer({ shell }: { shell: PageData<'shell'> }) {
  const to = usePathTo();
  const { words } = shell;
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
            <NewsletterForm shell={shell} />
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
            </ul>
          </nav>
        </div>
      </Column>
    </footer>
  );
}
