import { page } from '../../routing/page.ts';
import { Definitions } from '../../sections/definitions.tsx';
import { PageHero } from '../../sections/page-hero.tsx';
import { usePage } from '../../words/use-words.ts';
import { DirectContact } from './direct-contact.tsx';

const { loader, clientLoader, shouldRevalidate, meta } = page('form-failed');

export { clientLoader, loader, meta, shouldRevalidate };

/**
 * The answer to a form that was sent without script and could not be taken. It is served at the API's
 * address with the status of the failure, so the build leaves its scripts out: the router would not
 * know that address.
 */
export default function FormFailedPage() {
  const { words, language } = usePage<'form-failed'>();
  return (
    <>
      <PageHero title={words.hero.title} lead={words.hero.lead} />
      <Definitions {...words.ways} />
      <DirectContact words={words.direct} language={language} />
    </>
  );
}
