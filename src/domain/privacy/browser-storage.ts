import { BRAND } from '../site/brand.ts';

/**
 * Everything this site writes in a browser, by what it is for: 'browser' is localStorage, 'tab'
 * sessionStorage. The cookies page lists it, and nothing else compiles where something is written.
 */
export const STORED = {
  choice: { where: 'browser', names: ['cookie-consent'] },
  savedSimulation: { where: 'browser', names: ['simulation'] },
  drafts: {
    where: 'tab',
    names: ['draft-contact', 'draft-contact-dialog', 'draft-pre-registration'],
  },
  simulation: { where: 'tab', names: ['simulator-draft', 'simulation'] },
  leftOut: { where: 'tab', names: ['simulation-left-out'] },
  reloaded: { where: 'tab', names: ['reloaded'] },
} as const;

/** The router's own, to come back to where one was on a page. */
export const SCROLL_KEY = 'react-router-scroll-positions';

type Stored = (typeof STORED)[keyof typeof STORED];
type NameIn<Where> = Extract<Stored, { where: Where }>['names'][number];
export type TabName = NameIn<'tab'>;
export type BrowserName = NameIn<'browser'>;
export type DraftName = (typeof STORED)['drafts']['names'][number];

/** keysOf('choice') // => ['voltige-cookie-consent'] */
export function keysOf(purpose: keyof typeof STORED): string[] {
  return STORED[purpose].names.map((name) => `${BRAND.key}-${name}`);
}
