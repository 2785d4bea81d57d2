import type { PageId } from '#domain/site/routes.ts';
import { ForwardLink, usePathTo } from '../../links/links.tsx';

interface MoreProps {
  words: { text: string };
}

/** `<MoreOnAfir text="…" />` in an article: a way on to another page of ours. */
export const MoreOnAfir = ({ words }: MoreProps) => <More page="article-afir" words={words} />;

export const MoreOnCompatibility = ({ words }: MoreProps) => (
  <More page="compatibility" words={words} />
);

function More({ page, words }: MoreProps & { page: PageId }) {
  const to = usePathTo();
  return (
    <p data-print="none">
      <ForwardLink to={to(page)}>{words.text}</ForwardLink>
    </p>
  );
}
