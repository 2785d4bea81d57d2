import { TokenForm } from '../../forms/token-form.tsx';
import { ActionLinks, usePathTo } from '../../links/links.tsx';
import { usePage } from '../../words/use-words.ts';

const request = (token: string) => ({
  address: '/api/newsletter/confirm',
  body: JSON.stringify({ token }),
});

export default function NewsletterConfirmPage() {
  const { words } = usePage<'newsletter-confirm'>();
  const to = usePathTo();
  return (
    <TokenForm words={words} request={request}>
      <ActionLinks
        actions={[
          [to('blog'), words.blog],
          [to('home'), words.home],
        ]}
      />
    </TokenForm>
  );
}
