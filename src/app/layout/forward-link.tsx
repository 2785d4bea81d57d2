import { Link } from 'react-router';
import styles from './forward-link.module.css';

/** A link with a direction: the quiet way on from a section. */
export function ForwardLink({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to} className={styles.forward}>
      {children}
    </Link>
  );
}
