import { expect, test } from 'vitest';
import { decodedPath, requestAddress } from './request-address.ts';

test.each([
  ['/', '/', ''],
  ['/faq?', '/faq', '?'],
  ['/faq?a=1?b=/x#y', '/faq', '?a=1?b=/x'],
  ['/faq#y?a=1', '/faq', ''],
  ['http://any.example/faq?x=1', '/faq', '?x=1'],
  ['HTTPS://any.example', '/', ''],
  ['http://any.example?x', '/', '?x'],
  ['//any.example/faq', '//any.example/faq', ''],
  ['*', '*', ''],
])('%s is the path %s and the query %s', (target, pathname, query) => {
  expect(requestAddress(target)).toEqual({ pathname, query });
});

test('a percent-encoded path is decoded once', () => {
  expect(decodedPath('/f%61q%2561')).toBe('/faq%61');
});

test('what is no UTF-8 has no decoded form', () => {
  expect(decodedPath('/%zz')).toBeUndefined();
  expect(decodedPath('/%c3%28')).toBeUndefined();
});
