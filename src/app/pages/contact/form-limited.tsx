import { page } from '../../routing/page.ts';
import { PageHero } from '../../sections/page-hero.tsx';
import { usePage } from '../../words/use-words.ts';
import { DirectContact } from './direct-contact.tsx';

const { loader, clientLoader, shouldRevalidate, meta } = page('form-limited');

export { clientLoader, loader, meta, shouldRevalidate };

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
