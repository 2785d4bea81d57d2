import { Link } from 'react-router';
import { usePathTo } from '../../use-path-to.ts';
import styles from './faq-index.module.css';
import type { FaqCategories } from './faq-words.ts';
import { useIdInView } from './use-id-in-view.ts';

interface FaqIndexProps {
  label: string;
  categories: FaqCategories;
}

/** The categories, how many questions each holds, and the one being read. */
export function FaqIndex({ label, categories }: FaqIndexProps) {
  const to = usePathTo();
  const inView = useIdInView(Object.keys(categories));
  return (
    <nav className={styles.index} aria-label={label}>
      <ul>
        {Object.entries(categories).map(([id, { name, questions }]) => (
          <li key={id}>
            <Link to={to('faq', id)} aria-current={id === inView ? 'location' : undefined}>
              {name} <span>{Object.keys(questions).length}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
