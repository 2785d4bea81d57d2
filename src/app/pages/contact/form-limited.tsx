import { Hero } from '../../sections/hero.tsx';
import { usePage } from '../../words/use-words.ts';
import { DirectContact } from './direct-contact.tsx';

/** The answer to one form too many without script; served like form-failed.tsx. */
export default function FormLimitedPage() {
  const { words, language } = usePage<'form-limited'>();
  return (
    <>
      <Hero title={words.hero.title} lead={words.hero.lead} />
      <DirectContact words={words.direct} language={language} />
    </>
  );
}
