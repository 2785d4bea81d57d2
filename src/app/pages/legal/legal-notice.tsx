import { page } from '../../routing/page.ts';
import { usePage } from '../../words/use-words.ts';
import { LegalText } from './legal-text.tsx';

const { loader, clientLoader, shouldRevalidate, meta } = page('legal-notice');

export { clientLoader, loader, meta, shouldRevalidate };

export default function LegalNoticePage() {
  const { words, language } = usePage<'legal-notice'>();
  return <LegalText page="legal-notice" words={words} language={language} />;
}
