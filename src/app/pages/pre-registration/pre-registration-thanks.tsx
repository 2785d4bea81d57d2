import { TYPICAL_NIGHT } from '#domain/illustrations/depot-night.ts';
import { ButtonLink, usePathTo } from '../../links/links.tsx';
import { page } from '../../routing/page.ts';
import { ArrivalPicture } from '../../sections/arrival-picture.tsx';
import { NextSteps } from '../../sections/next-steps.tsx';
import { PageHero } from '../../sections/page-hero.tsx';
import { usePage } from '../../words/use-words.ts';

const preRegistrationThanks = page('pre-registration-thanks');
export const loader = preRegistrationThanks.loader;
export const clientLoader = preRegistrationThanks.clientLoader;
export const shouldRevalidate = preRegistrationThanks.shouldRevalidate;
export const meta = preRegistrationThanks.meta;

/** Where a pre-registration sent without script arrives. */
export default function PreRegistrationThanksPage() {
  const { words } = usePage<'pre-registration-thanks'>();
  const to = usePathTo();
  const actions = (
    <>
      <ButtonLink to={to('simulator')} large>
        {words.hero.simulate}
      </ButtonLink>
      <ButtonLink to={to('home')} large quiet>
        {words.hero.home}
      </ButtonLink>
    </>
  );
  return (
    <>
      <PageHero title={words.hero.title} lead={words.hero.lead} actions={actions}>
        <ArrivalPicture night={TYPICAL_NIGHT} />
      </PageHero>
      <NextSteps title={words.next.title} steps={words.next.steps} />
    </>
  );
}
