import { page } from '../../routing/page.ts';
import { usePage } from '../../words/use-words.ts';
import { LegalText } from './legal-text.tsx';

const legalNotice = page('legal-notice');
export const loader = legalNotice.loader;
export const clientLoader = legalNotice.clientLoader;
export const shouldRevalidate = legalNotice.shouldRevalidate;
export const meta = legalNotice.meta;

export default function LegalNoticePage() {
  const { words, language } = usePage<'legal-notice'>();
  return <LegalText page="legal-notice" words={words} language={language} />;
}
