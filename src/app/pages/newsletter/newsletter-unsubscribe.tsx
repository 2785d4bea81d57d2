import { TokenForm } from '../../forms/token-form.tsx';
import { ActionLinks, usePathTo } from '../../links/links.tsx';
import { usePage } from '../../words/use-words.ts';

const request = (token: string) => ({
  address: `/api/newsletter/unsubscribe?token=${encodeURIComponent(token)}`,
  body: '{}',
});

export default function NewsletterUnsubscribePage() {
  const { words } = usePage<'newsletter-unsubscribe'>();
  const to = usePathTo();
  return (
    <TokenForm words={words} request={request}>
      <ActionLinks
        actions={[
          [to('contact'), words.contact],
          [to('home'), words.home],
        ]}
      />
    </TokenForm>
  );
}
