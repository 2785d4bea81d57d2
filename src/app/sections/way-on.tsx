import { Column } from '#ui/section.tsx';
import { ForwardLink } from '../layout/forward-link.tsx';
import styles from './way-on.module.css';

interface WayOnProps {
  text: string;
  action: string;
  to: string;
}

/** One line across the page for those who meant to go elsewhere. */
export function WayOn({ text, action, to }: WayOnProps) {
  return (
    <div className={styles.band}>
      <Column className={styles.line}>
        <p>{text}</p>
        <ForwardLink to={to}>{action}</ForwardLink>
      </Column>
    </div>
  );
}
