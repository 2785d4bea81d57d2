import type { LoaderFunctionArgs, ShouldRevalidateFunctionArgs } from 'react-router';
import { type PageId, pageAt } from '#domain/routes.ts';
import { page } from '../page.ts';
import { Opening } from '../sections/opening.tsx';
import { usePage } from '../use-words.ts';

type OpeningId = Exclude<PageId, 'home'>;

/** One module serves every page that is not written out yet: the address says which. */
const openingAt = (request: Request) =>
  page((pageAt(new URL(request.url).pathname)?.page ?? 'faq') as OpeningId);

export const loader = (args: LoaderFunctionArgs) => openingAt(args.request).loader(args);
export const clientLoader = (args: LoaderFunctionArgs) =>
  openingAt(args.request).clientLoader(args);
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname;
export const meta = page('faq').meta;

export default function OpeningPage() {
  const { words, language } = usePage<OpeningId>();
  return <Opening {...words.hero} language={language} />;
}
