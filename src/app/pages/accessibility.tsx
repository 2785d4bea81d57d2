import { page } from '../page.ts';
import { LegalText } from '../sections/legal-text.tsx';
import { usePage } from '../use-words.ts';

const accessibility = page('accessibility');
export const loader = accessibility.loader;
export const clientLoader = accessibility.clientLoader;
export const shouldRevalidate = accessibility.shouldRevalidate;
export const meta = accessibility.meta;

export default function AccessibilityPage() {
  const { words, language } = usePage<'accessibility'>();
  return <LegalText page="accessibility" words={words} language={language} />;
}
