import { TYPICAL_NIGHT } from '#domain/illustrations/depot-night.ts';
import { ButtonLink, usePathTo } from '../../links/links.tsx';
import { page } from '../../routing/page.ts';
import { ArrivalPicture } from '../../sections/arrival-picture.tsx';
import { NextSteps } from '../../sections/next-steps.tsx';
import { PageHero } from '../../sections/page-hero.tsx';
import { usePage } from '../../words/use-words.ts';

const confirmation = page('confirmation');
export const loader = confirmation.loader;
export const clientLoader = confirmation.clientLoader;
export const shouldRevalidate = confirmation.shouldRevalidate;
export const meta = confirmation.meta;

export default function ConfirmationPage() {
  const { words } = usePage<'confirmation'>();
  const to = usePathTo();
  const actions = (
    <>
      <ButtonLink to={to('home')} large>
        {words.hero.home}
      </ButtonLink>
      <ButtonLink to={to('solutions')} large quiet>
        {words.hero.solutions}
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
