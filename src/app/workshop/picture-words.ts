import { loadWords } from '#content/load-words.ts';
import type { Language } from '#domain/site/language.ts';
import type { DAWNS } from '../drawings/dawn.tsx';

/** The page that each picture at dawn closes. */
export const CLOSED_BY = {
  site: 'partners',
  bays: 'solutions',
  van: 'manufacturers',
  charger: 'installers',
  ledger: 'banks',
  meter: 'energy',
  pylon: 'aggregators',
  road: 'fleets',
  socket: 'how-it-works',
  bay: 'compatibility',
  screen: 'simulator-method',
  cup: 'faq',
} as const satisfies Record<keyof typeof DAWNS, string>;

/** The words of the pages whose pictures stand in the workshop. */
export async function loadPictureWords(language: Language) {
  const of = <Page extends Parameters<typeof loadWords>[0]>(page: Page) =>
    loadWords(page, language);
  const closing = async (page: (typeof CLOSED_BY)[keyof typeof CLOSED_BY]) => {
    const words = await of(page);
    const { title, lead } =
      'founder' in words
        ? { title: words.founder.title, lead: words.founder.next }
        : { lead: '', ...words.closing };
    return { title, lead };
  };
  return {
    fleets: await of('fleets'),
    energy: await of('energy'),
    aggregators: await of('aggregators'),
    banks: await of('banks'),
    howItWorks: await of('how-it-works'),
    solutions: await of('solutions'),
    partners: await of('partners'),
    faq: await of('faq'),
    blog: await of('blog'),
    formFailed: await of('form-failed'),
    notFound: await of('not-found'),
    closings: Object.fromEntries(
      await Promise.all(
        Object.entries(CLOSED_BY).map(async ([dawn, page]) => [dawn, await closing(page)]),
      ),
    ) as Record<keyof typeof DAWNS, { title: string; lead: string }>,
  };
}
