import type { LoaderFunctionArgs, Location, ShouldRevalidateFunctionArgs } from 'react-router';
import { type PageId, pageAt } from '#domain/routes.ts';
import { type PageData, page } from '../page.ts';
import { Opening } from '../sections/opening.tsx';
import { usePage } from '../use-words.ts';

type OpeningId = Exclude<PageId, 'home'>;

/** One module serves every page that is not written out yet: the address says which. */
function openingAt(pathname: string) {
  const known = pageAt(pathname);
  if (known === undefined) throw new Error(`No page is known at ${pathname}.`);
  return page(known.page as OpeningId);
}

export const loader = (args: LoaderFunctionArgs) => openingAt(args.url.pathname).loader(args);
export const clientLoader = (args: LoaderFunctionArgs) =>
  openingAt(args.url.pathname).clientLoader(args);
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname;
export const meta = (args: { location: Location; loaderData?: PageData<OpeningId> }) =>
  openingAt(args.location.pathname).meta(args);

export default function OpeningPage() {
  const { words, language } = usePage<OpeningId>();
  return <Opening {...words.hero} language={language} />;
}
