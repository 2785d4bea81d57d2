import { Link } from 'react-router';
import { BRAND } from '#domain/site/brand.ts';
import { usePathTo } from '../links/links.tsx';
import styles from './brand-link.module.css';

/** The mark is a valley of the price curve, then a dot: a vehicle. */
export function BrandLink({ label }: { label: string }) {
  const to = usePathTo();
  return (
    <Link to={to('home')} className={styles.brand} aria-label={label}>
      <svg className={styles.mark} viewBox="0 0 34 30" width="31" height="27" aria-hidden="true">
        <path d="M3 6C10 6 9 25 15.5 25S22 9 27 9" />
        <circle cx="29.2" cy="7.2" r="4.3" />
      </svg>
      {BRAND.name}
    </Link>
  );
}
