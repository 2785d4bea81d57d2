import { page } from '../page.ts';
import { ArticleList } from '../sections/article-list.tsx';
import { PageHero } from '../sections/page-hero.tsx';
import { usePage } from '../use-words.ts';

const blog = page('blog');
export const loader = blog.loader;
export const clientLoader = blog.clientLoader;
export const shouldRevalidate = blog.shouldRevalidate;
export const meta = blog.meta;

export default function BlogPage() {
  const { words, language } = usePage<'blog'>();
  return (
    <>
      <PageHero {...words.hero} />
      <ArticleList words={words} language={language} />
    </>
  );
}
