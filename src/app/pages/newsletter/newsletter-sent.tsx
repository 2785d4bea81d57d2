import { ButtonLink, usePathTo } from '../../links/links.tsx';
import { page } from '../../routing/page.ts';
import { StepsOnCurve } from '../../sections/steps-on-curve.tsx';
import { ThanksBlock } from '../../sections/thanks-block.tsx';
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
    <>
      <ThanksBlock title={words.hero.title} lead={words.hero.lead}>
        <ButtonLink to={to('blog')} large>
          {words.hero.blog}
        </ButtonLink>
        <ButtonLink to={to('home')} large quiet>
          {words.hero.home}
        </ButtonLink>
      </ThanksBlock>
      <StepsOnCurve title={words.next.title} steps={words.next.steps} />
    </>
  );
}
