import { expect, test } from 'vitest';
import type { AnalyticsEvent } from './analytics-wire.ts';
import { countKey, threeQuartersWithin } from './audience-counts.ts';

const PLACE = { page: 'faq', language: 'en' } as const;
const EMPTY = { ...PLACE, detail: '', source: '' };

test.each<[AnalyticsEvent, object]>([
  [
    { name: 'page_view', ...PLACE },
    { ...EMPTY, event: 'page_view' },
  ],
  [
    { name: 'cta_click', value: 1, target: 'contact', ...PLACE },
    { ...EMPTY, event: 'cta_click', detail: 'contact' },
  ],
  [
    { name: 'form_submit', value: 10, form: 'demo_request', ...PLACE },
    { ...EMPTY, event: 'form_submit', detail: 'demo_request' },
  ],
  [
    { name: 'scroll_depth', value: 75, ...PLACE },
    { ...EMPTY, event: 'scroll_depth', detail: '75' },
  ],
  [
    { name: 'funnel_step', step: 'lead', source: 'search', ...PLACE },
    { ...EMPTY, event: 'funnel_step', detail: 'lead', source: 'search' },
  ],
])('%o is counted as %o', (event, key) => {
  expect(countKey(event)).toEqual(key);
});

test.each([
  ['lcp', 0, '500'],
  ['lcp', 2500, '2500'],
  ['lcp', 2500.1, '3000'],
  ['lcp', 10_001, 'above'],
  ['inp', 200, '200'],
  ['cls', 0, '0.01'],
  ['cls', 0.1001, '0.15'],
  ['navigation', 250, '250'],
] as const)('a measured %s of %d belongs to the bar %s', (name, value, bar) => {
  expect(countKey({ name, value, ...PLACE } as AnalyticsEvent).detail).toBe(bar);
});

test('three quarters are within the bar that holds the slowest of them', () => {
  const bars = (entries: Record<string, number>) => new Map(Object.entries(entries));
  expect(threeQuartersWithin('lcp', bars({ '500': 3, '4000': 1 }))).toBe(500);
  expect(threeQuartersWithin('lcp', bars({ '500': 2, '4000': 2 }))).toBe(4000);
  expect(threeQuartersWithin('lcp', bars({ '500': 1, above: 1 }))).toBe(Number.POSITIVE_INFINITY);
  expect(threeQuartersWithin('lcp', bars({}))).toBeUndefined();
});
