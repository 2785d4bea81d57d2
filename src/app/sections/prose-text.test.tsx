import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import type { Prose } from '#content/prose.ts';
import { type Parts, ProseText } from './prose-text.tsx';

function shown(type: string, props: object, parts: Parts = {}): string {
  const text: Prose[] = [[type, { ...props }, 'here']];
  const element = <ProseText parts={parts}>{text}</ProseText>;
  return renderToStaticMarkup(
    <RouterProvider router={createMemoryRouter([{ path: '/', element }])} />,
  );
}

test('a link by the id of a page leads there, and one with an address as it says', () => {
  expect(shown('a', { href: 'faq#cout' })).toBe(
    '<a href="/faq#cout" data-discover="true">here</a>',
  );
  expect(shown('a', { href: 'https://a.example/' })).toBe('<a href="https://a.example/">here</a>');
  expect(shown('Mail', {})).toBe('<a href="mailto:here">here</a>');
  expect(() => shown('a', { href: 'fqa' })).toThrow('neither a page nor an address');
});

const More = ({ page, children }: { page: string; children: string }) => `${page}: ${children}`;

test('a part is drawn by the page that has it, and refused by every other', () => {
  expect(shown('More', { page: 'faq' }, { More })).toBe('faq: here');
  expect(() => shown('More', { page: 'faq' })).toThrow('This page has no <More>');
  expect(shown('strong', {})).toBe('<strong>here</strong>');
});
