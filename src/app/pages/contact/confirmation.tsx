import { ActionLinks, usePathTo } from '../../links/links.tsx';
import { Arrived } from '../../sections/arrived.tsx';
import { usePage } from '../../words/use-words.ts';

export default function ConfirmationPage() {
  const { words } = usePage<'confirmation'>();
  const to = usePathTo();
  return (
    <Arrived words={words}>
      <ActionLinks
        actions={[
          [to('home'), words.hero.home],
          [to('solutions'), words.hero.solutions],
        ]}
      />
    </Arrived>
  );
}
