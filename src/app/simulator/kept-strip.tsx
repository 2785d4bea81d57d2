import type { ReactNode } from 'react';
import type { SimulationState } from '#domain/simulator/url-codec.ts';
import { fill } from '../fill.ts';
import { answerText } from './field-text.ts';
import styles from './kept-strip.module.css';
import { type SimulatorTexts, useTexts } from './texts.ts';
import type { useKept } from './use-kept.ts';

/** One line about a simulation that is not on the screen, and what to do with it. */
export function Strip({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div className={styles.strip} data-print="none">
      <p>{text}</p>
      {children && <div>{children}</div>}
    </div>
  );
}

/** Takes up what was there before, or says that a shared link has left it alone. */
export function KeptStrip({ kept, dismiss, resume, keepThis }: ReturnType<typeof useKept>) {
  const texts = useTexts();
  if (kept === null) return null;
  const words = texts.words.kept;
  const shared = kept.kind === 'shared';
  const text = shared ? words.shared : kept.kind === 'draft' ? words.resume : words.resumeSaved;
  return (
    <Strip text={fill(text, { what: summary(kept.state, texts) })}>
      <button type="button" onClick={resume}>
        {shared ? words.backToMine : words.resumeAction}
      </button>
      <button type="button" onClick={shared ? keepThis : dismiss}>
        {shared ? words.keepThis : words.dismiss}
      </button>
    </Strip>
  );
}

function summary({ mode, a }: SimulationState, texts: SimulatorTexts): string {
  return fill(texts.words.kept.what, {
    vehicles: answerText('vehicles', a, texts),
    hours: answerText('hours', a, texts),
    mode: texts.words.modes[mode].name,
  });
}
