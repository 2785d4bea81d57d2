import { ButtonLink, usePathTo } from '../../links/links.tsx';
import { page } from '../../routing/page.ts';
import { Arrived } from '../../sections/arrived.tsx';
import { usePage } from '../../words/use-words.ts';

const { loader, clientLoader, shouldRevalidate, meta } = page('confirmation');

export { clientLoader, loader, meta, shouldRevalidate };

export default function ConfirmationPage() {
  const { words } = usePage<'confirmation'>();
  const to = usePathTo();
  return (
    <Arrived words={words}>
      <ButtonLink to={to('home')} large>
        {words.hero.home}
      </ButtonLink>
      <ButtonLink to={to('solutions')} large quiet>
        {words.hero.solutions}
      </ButtonLink>
    </Arrived>
  );
}
