import { TokenForm } from '../../forms/token-form.tsx';
import { ButtonLink, usePathTo } from '../../links/links.tsx';
import { page } from '../../routing/page.ts';
import { usePage } from '../../words/use-words.ts';

const newsletterConfirm = page('newsletter-confirm');
export const loader = newsletterConfirm.loader;
export const clientLoader = newsletterConfirm.clientLoader;
export const shouldRevalidate = newsletterConfirm.shouldRevalidate;
export const meta = newsletterConfirm.meta;

const request = (token: string) => ({
  address: '/api/newsletter/confirm',
  body: JSON.stringify({ token }),
});

export default function NewsletterConfirmPage() {
  const { words, language, prefix } = usePage<'newsletter-confirm'>();
  const to = usePathTo();
  return (
    <TokenForm words={words} request={request} language={language} prefix={prefix}>
      <ButtonLink to={to('blog')} large>
        {words.blog}
      </ButtonLink>
      <ButtonLink to={to('home')} large quiet>
        {words.home}
      </ButtonLink>
    </TokenForm>
  );
}
