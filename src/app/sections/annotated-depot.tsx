import type { ReactNode } from 'react';
import drawn from '../drawings/depot.module.css';
import { type CROPS, DepotPicture } from '../drawings/depot.tsx';
import styles from './annotated-depot.module.css';

interface Note {
  title: string;
  text: string;
}

interface AnnotatedDepotProps {
  crop: keyof typeof CROPS;
  /** What the picture shows, for those who do not see it. */
  summary: string;
  notes: readonly Note[];
  /** Where each note's number stands, in the depot's measures. */
  places: readonly (readonly [x: number, y: number])[];
  /** Drawn over the depot, in its own hand. */
  children?: ReactNode;
}

/** A part of the depot with numbers, and what each of them is. */
export function AnnotatedDepot({ crop, summary, notes, places, children }: AnnotatedDepotProps) {
  return (
    <figure>
      <DepotPicture crop={crop} className={styles.picture}>
        <g className={drawn.drawing}>{children}</g>
        {places.map(([x, y], index) => (
          <g key={notes[index]?.title} transform={`translate(${x} ${y})`}>
            <circle className={styles.ring} r="6" />
            <text className={styles.number} textAnchor="middle" dy=".36em">
              {index + 1}
            </text>
          </g>
        ))}
      </DepotPicture>
      <figcaption>
        <span className="visually-hidden">{summary}</span>
        <ol className={styles.notes}>
          {notes.map(({ title, text }) => (
            <li key={title}>
              <strong>{title}</strong> {text}
            </li>
          ))}
        </ol>
      </figcaption>
    </figure>
  );
}
