import { TokenForm } from '../../forms/token-form.tsx';
import { ButtonLink, usePathTo } from '../../links/links.tsx';
import { page } from '../../routing/page.ts';
import { usePage } from '../../words/use-words.ts';

const newsletterUnsubscribe = page('newsletter-unsubscribe');
export const loader = newsletterUnsubscribe.loader;
export const clientLoader = newsletterUnsubscribe.clientLoader;
export const shouldRevalidate = newsletterUnsubscribe.shouldRevalidate;
export const meta = newsletterUnsubscribe.meta;

const request = (token: string) => ({
  address: `/api/newsletter/unsubscribe?token=${encodeURIComponent(token)}`,
  body: '{}',
});

export default function NewsletterUnsubscribePage() {
  const { words, language, prefix } = usePage<'newsletter-unsubscribe'>();
  const to = usePathTo();
  return (
    <TokenForm words={words} request={request} language={language} prefix={prefix}>
      <ButtonLink to={to('contact')} large>
        {words.contact}
      </ButtonLink>
      <ButtonLink to={to('home')} large quiet>
        {words.home}
      </ButtonLink>
    </TokenForm>
  );
}
