import { longDate } from '#content/figures.ts';
import { MODEL_VERSION } from '#domain/simulator/model-version.ts';
import { fill } from '../fill.ts';
import { wholeEuros } from './amounts.ts';
import { Strip } from './kept-strip.tsx';
import { useTexts } from './texts.ts';
import type { useStored } from './use-stored.ts';

/** Which simulation this is, when it was kept and what it came to then. */
export function StoredStrip({ answer }: { answer: ReturnType<typeof useStored> }) {
  const { words, language } = useTexts();
  switch (answer.kind) {
    case 'none':
      return null;
    case 'pending':
      return <Strip text={words.loading} />;
    case 'not-found':
      return <Strip text={words.kept.notFound} />;
    case 'not-reached':
      return <Strip text={words.kept.notReached} />;
    case 'opened': {
      const { modelVersion, createdAt, shareEuros } = answer.stored;
      const kept = fill(words.kept.stored, {
        date: longDate(createdAt.slice(0, 10), language),
        version: modelVersion,
        gain: shareEuros === null ? '—' : wholeEuros(shareEuros, language),
      });
      const again = fill(words.kept.storedOlder, { current: MODEL_VERSION });
      return <Strip text={modelVersion === MODEL_VERSION ? kept : `${kept} ${again}`} />;
    }
  }
}
