import { TYPICAL_NIGHT } from '#domain/illustrations/depot-night.ts';
import { ButtonLink, usePathTo } from '../../links/links.tsx';
import { page } from '../../routing/page.ts';
import { ArrivalPicture } from '../../sections/arrival-picture.tsx';
import { PageHero } from '../../sections/page-hero.tsx';
import { usePage } from '../../words/use-words.ts';

const newsletterSent = page('newsletter-sent');
export const loader = newsletterSent.loader;
export const clientLoader = newsletterSent.clientLoader;
export const shouldRevalidate = newsletterSent.shouldRevalidate;
export const meta = newsletterSent.meta;

export default function NewsletterSentPage() {
  const { words } = usePage<'newsletter-sent'>();
  const to = usePathTo();
  const actions = (
    <>
      <ButtonLink to={to('blog')} large>
        {words.hero.blog}
      </ButtonLink>
      <ButtonLink to={to('home')} large quiet>
        {words.hero.home}
      </ButtonLink>
    </>
  );
  return (
    <PageHero title={words.hero.title} lead={words.hero.lead} actions={actions}>
      <ArrivalPicture night={TYPICAL_NIGHT} />
    </PageHero>
  );
}
