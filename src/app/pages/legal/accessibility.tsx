import { page } from '../../routing/page.ts';
import { usePage } from '../../words/use-words.ts';
import { LegalText } from './legal-text.tsx';

const accessibility = page('accessibility');
export const loader = accessibility.loader;
export const clientLoader = accessibility.clientLoader;
export const shouldRevalidate = accessibility.shouldRevalidate;
export const meta = accessibility.meta;

export default function AccessibilityPage() {
  const { words, language } = usePage<'accessibility'>();
  return <LegalText page="accessibility" words={words} language={language} />;
}
