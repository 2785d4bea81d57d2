import { expect, test } from 'vitest';
import { fetchAccount, IN_VAIN_BYTES, UNASKED_BYTES } from './fetch-account.ts';

const WEIGHTS: Record<string, number> = {
  faq: 10_000,
  contact: 15_000,
  blog: 6_000,
  shared: 4_000,
};
const account = () => fetchAccount((file) => WEIGHTS[file] ?? 0);

test('less than 30 kB may be prefetched in vain', () => {
  const { affords, take } = account();
  expect(IN_VAIN_BYTES).toBe(30_000);
  take(['faq', 'contact']);
  expect(affords(['shared'])).toBe(true);
  expect(affords(['blog'])).toBe(false);
});

test('a page above the budget is never prefetched', () => {
  const { affords } = fetchAccount(() => IN_VAIN_BYTES);
  expect(affords(['simulator'])).toBe(false);
});

test('a page fetched without pointing leaves budget for one that is pointed at', () => {
  const { affords } = account();
  expect(affords(['contact'], UNASKED_BYTES)).toBe(true);
  expect(affords(['contact', 'shared'], UNASKED_BYTES)).toBe(false);
  expect(affords(['contact', 'shared'])).toBe(true);
});

test('what a visited page needed was not in vain', () => {
  const { affords, take, use } = account();
  take(['faq', 'contact']);
  use(['faq', 'shared']);
  expect(affords(['blog', 'shared'])).toBe(true);
});

test('a file is fetched once, and weighs once', () => {
  const { affords, missing, take, use } = account();
  use(['shared']);
  take(['faq', 'contact', 'shared']);
  expect(missing(['faq', 'shared', 'blog'])).toEqual(['blog']);
  expect(affords(['faq', 'contact', 'shared'])).toBe(true);
});
