import { fill } from '#content/fill.ts';
import type { HourCell } from '#domain/desk/deliveries.ts';
import { useWords } from '../language/language.tsx';
import styles from './hour-cells.module.css';

const STEP = 9;
const SHAPES: Readonly<Record<HourCell, { x: number; y: number; width: number; height: number }>> =
  {
    sent: { x: 0, y: 0, width: 7, height: 16 },
    waiting: { x: 0, y: 8, width: 7, height: 8 },
    refused: { x: 1, y: 1, width: 5, height: 14 },
    nothing: { x: 0, y: 13, width: 7, height: 3 },
  };

/** One cell for each hour; states differ in shape as well as in colour. */
export function HourCells({ cells }: { cells: readonly HourCell[] }) {
  const { words } = useWords();
  const width = cells.length * STEP - 2;
  const of = (kind: HourCell) => String(cells.filter((cell) => cell === kind).length);
  const label = fill(words.deliveries.destinations.cells, {
    sent: of('sent'),
    waiting: of('waiting'),
    refused: of('refused'),
    nothing: of('nothing'),
  });
  return (
    <svg
      className={styles.cells}
      width={width}
      height={16}
      viewBox={`0 0 ${width} 16`}
      role="img"
      aria-label={label}
    >
      {cells.map((cell, hour) => {
        const { x, ...shape } = SHAPES[cell];
        // biome-ignore lint/suspicious/noArrayIndexKey: an hour has no other name
        return <rect key={hour} className={styles[cell]} x={hour * STEP + x} {...shape} />;
      })}
    </svg>
  );
}
