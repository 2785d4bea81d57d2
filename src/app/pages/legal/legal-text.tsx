import { longDate } from '#content/figures.ts';
import { fill } from '#content/fill.ts';
import { titledTexts } from '#content/prose.ts';
import { LEGAL_UPDATED } from '#domain/site/legal.ts';
import text from '#ui/text.module.css';
import { Hero } from '../../sections/hero.tsx';
import type { Parts } from '../../sections/prose-text.tsx';
import { Reading } from '../../sections/reading.tsx';
import { usePage } from '../../words/use-words.ts';

type LegalPage = keyof typeof LEGAL_UPDATED;

interface LegalTextProps {
  page: LegalPage;
  /** Given where more than the words decides when it last changed. */
  updated?: string;
  /** What the text names beside its words. */
  parts?: Parts;
}

export function LegalText({ page, updated = LEGAL_UPDATED[page], parts }: LegalTextProps) {
  const { words, prose, language } = usePage<LegalPage>();
  return (
    <>
      <Hero title={words.hero.title} lead={words.hero.lead} lay="low">
        <p className={text.note}>{fill(words.updated, { date: longDate(updated, language) })}</p>
      </Hero>
      <Reading
        contents={words.contents}
        sections={titledTexts(prose, 'Section')}
        {...(parts && { parts })}
      />
    </>
  );
}
