import { ActionLinks, usePathTo } from '../../links/links.tsx';
import { Arrived } from '../../sections/arrived.tsx';
import { usePage } from '../../words/use-words.ts';

export default function NewsletterSentPage() {
  const { words } = usePage<'newsletter-sent'>();
  const to = usePathTo();
  return (
    <Arrived words={words}>
      <ActionLinks
        actions={[
          [to('blog'), words.hero.blog],
          [to('home'), words.hero.home],
        ]}
      />
    </Arrived>
  );
}
