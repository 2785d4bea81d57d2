import { ButtonLink, usePathTo } from '../../links/links.tsx';
import { page } from '../../routing/page.ts';
import { Arrived } from '../../sections/arrived.tsx';
import { usePage } from '../../words/use-words.ts';

const { loader, clientLoader, shouldRevalidate, meta } = page('newsletter-sent');

export { clientLoader, loader, meta, shouldRevalidate };

export default function NewsletterSentPage() {
  const { words } = usePage<'newsletter-sent'>();
  const to = usePathTo();
  return (
    <Arrived words={words}>
      <ButtonLink to={to('blog')} large>
        {words.hero.blog}
      </ButtonLink>
      <ButtonLink to={to('home')} large quiet>
        {words.hero.home}
      </ButtonLink>
    </Arrived>
  );
}
