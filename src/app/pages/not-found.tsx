import { page } from '../page.ts';
import { NotFound } from '../sections/not-found.tsx';
import { usePage } from '../use-words.ts';

const notFound = page('not-found');
export const loader = notFound.loader;
export const clientLoader = notFound.clientLoader;
export const shouldRevalidate = notFound.shouldRevalidate;
export const meta = notFound.meta;

export default function NotFoundPage() {
  const { words } = usePage<'not-found'>();
  return <NotFound words={words} />;
}
