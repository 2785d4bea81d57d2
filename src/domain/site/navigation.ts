import type { PageId } from './routes.ts';

export interface MenuEntry {
  page: PageId;
  /** The detail page, where the phone's menu leads. */
  detail: PageId;
  anchor: string;
}

const entry = (page: PageId, detail: PageId, anchor: string): MenuEntry => ({
  page,
  detail,
  anchor,
});

/** Specification, section 2: anchors of the overview on a wide screen, the pages themselves on a phone. */
export const SOLUTIONS_MENU = [
  entry('solutions', 'fleets', 'flottes'),
  entry('solutions', 'aggregators', 'agregateurs'),
  entry('solutions', 'energy', 'energie'),
] as const;

/** Specification, section 2: anchors of the overview on every screen. */
export const PARTNERS_MENU = [
  entry('partners', 'banks', 'banques'),
  entry('partners', 'manufacturers', 'concessionnaires'),
  entry('partners', 'installers', 'installateurs'),
] as const;

export const FOOTER_SOLUTIONS = ['fleets', 'aggregators', 'energy', 'simulator'] as const;
export const FOOTER_RESOURCES = [
  'partners',
  'how-it-works',
  'compatibility',
  'faq',
  'blog',
] as const;
export const FOOTER_PARTNERS = ['banks', 'manufacturers', 'installers'] as const;
export const FOOTER_LEGAL = ['legal-notice', 'privacy', 'cookies', 'accessibility'] as const;
