import { Thanks } from '../../forms/pre-registration/thanks.tsx';
import { ButtonLink, usePathTo } from '../../links/links.tsx';
import { usePage } from '../../words/use-words.ts';

/** Where a pre-registration sent without script arrives. */
export default function PreRegistrationThanksPage() {
  const { words } = usePage<'pre-registration-thanks'>();
  const to = usePathTo();
  return (
    <Thanks words={words} registration="unknown">
      <ButtonLink to={to('home')} large quiet>
        {words.hero.home}
      </ButtonLink>
    </Thanks>
  );
}
