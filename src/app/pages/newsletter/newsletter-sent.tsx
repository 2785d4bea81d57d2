import { ButtonLink, usePathTo } from '../../links/links.tsx';
import { page } from '../../routing/page.ts';
import { Arrived } from '../../sections/arrived.tsx';
import { usePage } from '../../words/use-words.ts';

const newsletterSent = page('newsletter-sent');
export const loader = newsletterSent.loader;
export const clientLoader = newsletterSent.clientLoader;
export const shouldRevalidate = newsletterSent.shouldRevalidate;
export const meta = newsletterSent.meta;

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
