import { displayText } from './display-text.ts';
import styles from './heading.module.css';

interface HeadingProps {
  level: 1 | 2 | 3;
  size: 'hero' | 'title' | 'head' | 'sub';
  children: string;
  id?: string;
  className?: string | undefined;
}

/** Every title of the site, in the display face. */
export function Heading({ level, size, children, id, className }: HeadingProps) {
  const Tag = `h${level}` as const;
  const focusable = level === 1 ? { tabIndex: -1 } : {};
  return (
    <Tag id={id} className={[styles[size], className].filter(Boolean).join(' ')} {...focusable}>
      {displayText(children)}
    </Tag>
  );
}
