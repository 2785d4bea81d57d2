import { ButtonLink, usePathTo } from '../../links/links.tsx';
import { page } from '../../routing/page.ts';
import { Arrived } from '../../sections/arrived.tsx';
import { usePage } from '../../words/use-words.ts';

const { loader, clientLoader, shouldRevalidate, meta } = page('my-data-sent');

export { clientLoader, loader, meta, shouldRevalidate };

/** The same whether or not anything is stored about the address. */
export default function MyDataSentPage() {
  const { words } = usePage<'my-data-sent'>();
  const to = usePathTo();
  return (
    <Arrived words={words}>
      <ButtonLink to={to('home')} large>
        {words.hero.home}
      </ButtonLink>
      <ButtonLink to={to('my-data')} large quiet>
        {words.hero.again}
      </ButtonLink>
    </Arrived>
  );
}
