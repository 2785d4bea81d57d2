import { page } from '../../routing/page.ts';
import { usePage } from '../../words/use-words.ts';
import { LegalText } from './legal-text.tsx';

const { loader, clientLoader, shouldRevalidate, meta } = page('accessibility');

export { clientLoader, loader, meta, shouldRevalidate };

export default function AccessibilityPage() {
  const { words, language } = usePage<'accessibility'>();
  return <LegalText page="accessibility" words={words} language={language} />;
}
