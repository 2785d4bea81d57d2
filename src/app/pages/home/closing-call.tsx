import { Van } from '../../drawings/line-drawings.tsx';
import { ActionLinks, usePathTo } from '../../links/links.tsx';
import { ClosingBand } from '../../sections/closing-band.tsx';
import type { WordsOf } from '../../words/use-words.ts';
import styles from './closing-call.module.css';

export function ClosingCall({ words }: { words: WordsOf<'home'>['closing'] }) {
  const to = usePathTo();
  return (
    <ClosingBand title={words.title} lead={words.lead} dawn={<Departure />}>
      <ActionLinks
        actions={[
          [to('pre-registration'), words.register],
          [to('simulator'), words.simulate],
        ]}
      />
    </ClosingBand>
  );
}

/** At seven all of them leave, each drawn for the part of the sky it stands before. */
function Departure() {
  return (
    <div className={styles.departure} aria-hidden="true">
      <svg className="wide-only" viewBox="0 0 760 84" aria-hidden="true">
        <Van place="translate(6 4) scale(1.42)" ground="night" />
        <Van place="translate(196 4) scale(1.42)" ground="dusk" />
        <Van place="translate(398 4) scale(1.42)" />
        <Van place="translate(596 4) scale(1.42)" />
      </svg>
      <svg className="narrow-only" viewBox="0 0 390 74" aria-hidden="true">
        <Van place="translate(66 4) scale(1.24)" ground="night" />
        <Van place="translate(252 4) scale(1.24)" />
      </svg>
    </div>
  );
}
