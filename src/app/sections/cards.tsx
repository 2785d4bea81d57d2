import { displayText } from '#ui/display-text.ts';
import { Grid, type GridProps } from '#ui/layout.tsx';
import styles from './cards.module.css';
import { SplitSection } from './split.tsx';

interface CardsProps extends Pick<GridProps, 'cells'> {
  items: readonly { title: string; text: string }[];
}

/** Short texts under their titles, side by side. */
export function Cards({ items, cells }: CardsProps) {
  return (
    <Grid as="dl" cells={cells} className={styles.cards}>
      {items.map((item) => (
        <div key={item.title}>
          <dt>{displayText(item.title)}</dt>
          <dd>{item.text}</dd>
        </div>
      ))}
    </Grid>
  );
}

interface DefinitionsProps extends CardsProps {
  title: string;
  lead?: string;
}

/** Cards beside what they are about. */
export function Definitions({ items, ...words }: DefinitionsProps) {
  return (
    <SplitSection ratio="4-8" until={1180} {...words}>
      <Cards items={items} cells="half" />
    </SplitSection>
  );
}
