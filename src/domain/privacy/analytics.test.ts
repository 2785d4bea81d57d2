import * as v from 'valibot';
import { expect, test } from 'vitest';
import { formSubmit } from '../leads/submitted-form.ts';
import { CHAT_OPEN, ctaClick, RESOURCE_DOWNLOAD, viewsOf } from './analytics.ts';
import { EventBatch } from './analytics-wire.ts';

const PLACE = { page: 'contact', language: 'fr' } as const;
const batch = (event: object) => ({ visit: '0123456789abcdef', events: [{ ...PLACE, ...event }] });
const isAccepted = (event: object) => v.is(EventBatch, batch(event));

test('P8: the eight events carry the specified values', () => {
  expect(viewsOf({ page: 'home' })).toEqual([{ name: 'page_view' }]);
  expect(viewsOf({ page: 'simulator' })[1]).toEqual({ name: 'simulator_view', value: 1 });
  for (const page of ['solutions', 'fleets', 'aggregators', 'energy'] as const) {
    expect(viewsOf({ page })[1]).toEqual({ name: 'solution_view', value: 2 });
  }
  expect(ctaClick('contact')).toEqual({ name: 'cta_click', value: 1, target: 'contact' });
  expect(CHAT_OPEN).toEqual({ name: 'chat_open', value: 1 });
  expect(RESOURCE_DOWNLOAD).toEqual({ name: 'resource_download', value: 3 });
});

test('everything the browser can make is accepted', () => {
  const depths = [25, 50, 75, 100].map((value) => ({ name: 'scroll_depth', value }));
  const sent = formSubmit({ form: 'contact', subject: 'other' });
  const own = [{ name: 'visit' }, { name: 'form_start' }];
  const others = [ctaClick('home'), CHAT_OPEN, RESOURCE_DOWNLOAD, sent];
  for (const event of [...viewsOf({ page: 'simulator' }), ...depths, ...own, ...others]) {
    expect(isAccepted(event)).toBe(true);
  }
});

test.each([
  { name: 'page_view', email: 'ada@flotte.example' },
  { name: 'page_view', page: '/merci?email=ada@flotte.example' },
  { name: 'cta_click', value: 1, target: 'ada@flotte.example' },
  { name: 'form_submit', value: 10, form: 'contact', message: 'Bonjour' },
  { name: 'form_submit', value: 7, form: 'contact' },
  { name: 'scroll_depth', value: 30 },
  { name: 'resource_download', value: 3, file: 'ada.pdf' },
  { name: 'visit', source: 'ada@flotte.example' },
  { name: 'ada' },
])('P8: %o has no place in a batch', (event) => {
  expect(isAccepted(event)).toBe(false);
});
