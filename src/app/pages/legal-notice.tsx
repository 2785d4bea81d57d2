import { page } from '../page.ts';
import { LegalText } from '../sections/legal-text.tsx';
import { usePage } from '../use-words.ts';

const legalNotice = page('legal-notice');
export const loader = legalNotice.loader;
export const clientLoader = legalNotice.clientLoader;
export const shouldRevalidate = legalNotice.shouldRevalidate;
export const meta = legalNotice.meta;

export default function LegalNoticePage() {
  const { words, language } = usePage<'legal-notice'>();
  return <LegalText page="legal-notice" words={words} language={language} />;
}
