import type { ReactNode } from 'react';
import styles from './plot.module.css';

export interface Frame {
  name: 'wide' | 'narrow';
  width: number;
  height: number;
}

interface PlotProps {
  /** In units of its width, 640 or 350: of both frames, or of each. */
  height: number | Readonly<Record<Frame['name'], number>>;
  /** What it shows, for those who do not see it; none where the words beside it say so. */
  summary?: string;
  children: (frame: Frame) => ReactNode;
}

const WIDTHS = { wide: 640, narrow: 350 };

/**
 * A picture drawn twice, never one drawing scaled down: the room that it has decides which one is shown
 * (plot.module.css). Its figures stand in the words beside it or, where they are many, in a FiguresTable.
 */
export function Plot({ height, summary, children }: PlotProps) {
  return (
    <div className={styles.plot}>
      {(['wide', 'narrow'] as const).map((name) => {
        const width = WIDTHS[name];
        const frame = { name, width, height: typeof height === 'number' ? height : height[name] };
        const look = { className: styles[name], viewBox: `0 0 ${width} ${frame.height}` };
        return summary === undefined ? (
          <svg key={name} {...look} aria-hidden="true">
            {children(frame)}
          </svg>
        ) : (
          <svg key={name} {...look} role="img" aria-label={summary}>
            {children(frame)}
          </svg>
        );
      })}
    </div>
  );
}
