import { expect, test } from 'vitest';
import { pageDataFiles } from './page-data.ts';

/** As the router writes it: a list in which numbers point to other entries. */
const handedOver = (prefix: string, language: string, title: string) =>
  `${JSON.stringify([
    { _1: 2 },
    'loaderData',
    { _3: 4, _5: 6 },
    'root',
    { _7: 8, _9: 10 },
    'faq',
    { _7: 8, _9: 10, _11: 12 },
    'language',
    language,
    'prefix',
    prefix,
    'title',
    title,
  ])}\n`;

const page = (path: string, prefix: string, language: string, title = 'Questions') => ({
  path,
  handedOver: handedOver(prefix, language, title),
});
const FRENCH = page('/faq', '', 'fr');
const ENGLISH = page('/en/faq', 'en', 'en');

test('each page has a file per language, and the shell too, without the prefix of an address', async () => {
  const { texts } = await pageDataFiles([FRENCH, page('/fr/faq', 'fr', 'fr'), ENGLISH], 'manifest');
  expect(Object.fromEntries([...texts].map(([name, text]) => [name, JSON.parse(text)]))).toEqual({
    'shell-fr': { language: 'fr' },
    'faq-fr': { language: 'fr', title: 'Questions' },
    'shell-en': { language: 'en' },
    'faq-en': { language: 'en', title: 'Questions' },
  });
});

test('the version changes with any data and with the files of the routes', async () => {
  const version = async (...given: Parameters<typeof pageDataFiles>) =>
    (await pageDataFiles(...given)).version;
  const before = await version([FRENCH, ENGLISH], 'manifest');
  expect(before).toMatch(/^[0-9a-f]{8}$/);
  expect(await version([FRENCH, ENGLISH], 'manifest')).toBe(before);
  expect(await version([FRENCH, page('/en/faq', 'en', 'en', 'FAQ')], 'manifest')).not.toBe(before);
  expect(await version([FRENCH, ENGLISH], 'another')).not.toBe(before);
});

test('data that JSON cannot hold stops the build', async () => {
  const day = {
    path: '/faq',
    handedOver: `${JSON.stringify([{ _1: 2 }, 'loaderData', { _3: 4 }, 'faq', { _5: 6 }, 'day', ['D', 0]])}\n`,
  };
  await expect(pageDataFiles([day], 'manifest')).rejects.toThrow('faq-fr would not survive JSON');
});
