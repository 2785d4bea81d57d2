import { Thanks } from '../../forms/pre-registration/thanks.tsx';
import { ButtonLink, usePathTo } from '../../links/links.tsx';
import { page } from '../../routing/page.ts';
import { usePage } from '../../words/use-words.ts';

const { loader, clientLoader, shouldRevalidate, meta } = page('pre-registration-thanks');

export { clientLoader, loader, meta, shouldRevalidate };

/** Where a pre-registration sent without script arrives. */
export default function PreRegistrationThanksPage() {
  const { words, language } = usePage<'pre-registration-thanks'>();
  const to = usePathTo();
  return (
    <Thanks words={words} language={language} registration="unknown">
      <ButtonLink to={to('home')} large quiet>
        {words.hero.home}
      </ButtonLink>
    </Thanks>
  );
}
