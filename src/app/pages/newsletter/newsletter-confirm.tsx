import { TokenForm } from '../../forms/token-form.tsx';
import { ButtonLink, usePathTo } from '../../links/links.tsx';
import { page } from '../../routing/page.ts';
import { usePage } from '../../words/use-words.ts';

const { loader, clientLoader, shouldRevalidate, meta } = page('newsletter-confirm');

export { clientLoader, loader, meta, shouldRevalidate };

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
