import { ActionLinks, usePathTo } from '../../links/links.tsx';
import { Arrived } from '../../sections/arrived.tsx';
import { usePage } from '../../words/use-words.ts';

/** The same whether or not anything is stored about the address. */
export default function MyDataSentPage() {
  const { words } = usePage<'my-data-sent'>();
  const to = usePathTo();
  return (
    <Arrived words={words}>
      <ActionLinks
        actions={[
          [to('home'), words.hero.home],
          [to('my-data'), words.hero.again],
        ]}
      />
    </Arrived>
  );
}
