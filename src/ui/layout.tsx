import type { ReactNode } from 'react';
import styles from './layout.module.css';

const classes = (...names: (string | false | undefined)[]) => names.filter(Boolean).join(' ');

interface ColumnProps {
  children: ReactNode;
  className?: string | undefined;
}

/** The column that everything on the site is aligned to. */
export function Column({ children, className }: ColumnProps) {
  return <div className={classes(styles.column, className)}>{children}</div>;
}

/** Night and pine are dark: what stands on them is written in paper (`data-ground="night"`). */
export type Tone = 'paper' | 'surface' | 'sage' | 'night' | 'pine';

interface GroundProps {
  children: ReactNode;
  tone?: Tone | undefined;
  as?: 'section' | 'article' | 'header' | 'div';
  id?: string | undefined;
  /** For a section without a heading of its own. */
  label?: string;
  className?: string | undefined;
}

/** A band over the whole width, in its colour, with the room above and below that a section has. */
export function Ground({
  tone = 'paper',
  as: Tag = 'section',
  id,
  label,
  className,
  children,
}: GroundProps) {
  const dark = tone === 'night' || tone === 'pine';
  return (
    <Tag
      id={id}
      aria-label={label}
      className={classes(styles.ground, styles[tone], className)}
      data-ground={dark ? 'night' : undefined}
    >
      {children}
    </Tag>
  );
}

export interface SplitProps {
  children: ReactNode;
  /** Twelfths of the two parts. */
  ratio?: '7-5' | '5-7' | '4-8' | '6-6';
  /** The width in pixels below which the second part stands under the first. */
  until?: 1180 | 820 | 480;
  align?: 'start' | 'end' | 'center' | 'stretch';
  as?: 'div' | 'ol' | 'ul' | 'dl' | 'li';
  className?: string | undefined;
}

/** Two parts beside each other, below each other where there is no room for that. */
export function Split({
  ratio = '5-7',
  until = 1180,
  align = 'start',
  as: Tag = 'div',
  className,
  children,
}: SplitProps) {
  const name = classes(
    styles.split,
    styles[`ratio-${ratio}`],
    styles[`until-${until}`],
    styles[align],
    className,
  );
  return <Tag className={name}>{children}</Tag>;
}

export interface GridProps {
  children: ReactNode;
  /** How wide a cell is at least: labels, short texts, cards, or drawings; `half` and `pair` are two in a row at most. */
  cells?: 'half' | 'pair' | 'narrow' | 'medium' | 'wide' | 'widest' | undefined;
  as?: 'div' | 'ol' | 'ul' | 'dl';
  className?: string | undefined;
}

/** Equal cells, as many in a row as have room. */
export function Grid({ cells = 'medium', as: Tag = 'div', className, children }: GridProps) {
  return <Tag className={classes(styles.grid, styles[cells], className)}>{children}</Tag>;
}
