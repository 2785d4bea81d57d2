import { Definitions } from '../../sections/cards.tsx';
import { Hero } from '../../sections/hero.tsx';
import { usePage } from '../../words/use-words.ts';
import { DirectContact } from './direct-contact.tsx';

/**
 * The answer to a form that was sent without script and could not be taken. It is served at the API's
 * address with the status of the failure, so the build leaves its scripts out: the router would not
 * know that address.
 */
export default function FormFailedPage() {
  const { words, language } = usePage<'form-failed'>();
  return (
    <>
      <Hero title={words.hero.title} lead={words.hero.lead} />
      <Definitions {...words.ways} />
      <DirectContact words={words.direct} language={language} />
    </>
  );
}
