import { ButtonLink, usePathTo } from '../../links/links.tsx';
import { page } from '../../routing/page.ts';
import { StepsOnCurve } from '../../sections/steps-on-curve.tsx';
import { ThanksBlock } from '../../sections/thanks-block.tsx';
import { usePage } from '../../words/use-words.ts';

const confirmation = page('confirmation');
export const loader = confirmation.loader;
export const clientLoader = confirmation.clientLoader;
export const shouldRevalidate = confirmation.shouldRevalidate;
export const meta = confirmation.meta;

export default function ConfirmationPage() {
  const { words } = usePage<'confirmation'>();
  const to = usePathTo();
  return (
    <>
      <ThanksBlock title={words.hero.title} lead={words.hero.lead}>
        <ButtonLink to={to('home')} large>
          {words.hero.home}
        </ButtonLink>
        <ButtonLink to={to('solutions')} large quiet>
          {words.hero.solutions}
        </ButtonLink>
      </ThanksBlock>
      <StepsOnCurve title={words.next.title} steps={words.next.steps} />
    </>
  );
}
