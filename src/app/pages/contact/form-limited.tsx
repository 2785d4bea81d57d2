import { page } from '../../routing/page.ts';
import { PageHero } from '../../sections/page-hero.tsx';
import { usePage } from '../../words/use-words.ts';
import { DirectContact } from './direct-contact.tsx';

const formLimited = page('form-limited');
export const loader = formLimited.loader;
export const clientLoader = formLimited.clientLoader;
export const shouldRevalidate = formLimited.shouldRevalidate;
export const meta = formLimited.meta;

/** The answer to one form too many without script; served like form-failed.tsx. */
export default function FormLimitedPage() {
  const { words, language } = usePage<'form-limited'>();
  return (
    <>
      <PageHero title={words.hero.title} lead={words.hero.lead} />
      <DirectContact words={words.direct} language={language} />
    </>
  );
}
