import { TokenForm } from '../../forms/token-form.tsx';
import { ButtonLink, usePathTo } from '../../links/links.tsx';
import { page } from '../../routing/page.ts';
import { usePage } from '../../words/use-words.ts';

const { loader, clientLoader, shouldRevalidate, meta } = page('newsletter-unsubscribe');

export { clientLoader, loader, meta, shouldRevalidate };

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
