import type { DepotNight } from '#domain/simulator/known/depot-night.ts';
import { Van } from '../../drawings/van.tsx';
import styles from './night.module.css';
import { nightGeometry } from './night-geometry.ts';
import { NightLabels, type NightLabelTexts } from './night-labels.tsx';
import type { NightLayout } from './night-layouts.ts';
import { NightScene } from './night-scene.tsx';

interface NightPictureProps {
  night: DepotNight;
  layout: NightLayout;
  texts: NightLabelTexts;
  summary: string;
}

export function NightPicture({ night, layout, texts, summary }: NightPictureProps) {
  const geometry = nightGeometry(night, layout);
  return (
    <svg
      className={styles[layout.name]}
      viewBox={`0 0 ${layout.width} ${layout.height}`}
      role="img"
      aria-label={summary}
    >
      <NightScene layout={layout} geometry={geometry} id={layout.name} entrance />
      <Vans layout={layout} />
      <NightLabels layout={layout} geometry={geometry} texts={texts} />
    </svg>
  );
}

function Vans({ layout: { name, baselineY } }: { layout: NightLayout }) {
  if (name === 'narrow') return null;
  if (name === 'medium') return <Van place={`translate(28 ${baselineY - 51}) scale(.9)`} />;
  return (
    <>
      <Van place={`translate(232 ${baselineY - 56.5})`} />
      <Van place={`translate(1264 ${baselineY - 56.5})`} />
    </>
  );
}
