import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LinkedText } from './linked-text.tsx';

const links = { home: <a href="/">home</a> };

test('a placeholder becomes its link, wherever it stands', () => {
  const html = renderToStaticMarkup(<LinkedText links={links}>{'{home}: go {home}'}</LinkedText>);
  expect(html).toBe('<a href="/">home</a>: go <a href="/">home</a>');
});

test('a placeholder without a link shows itself instead of vanishing', () => {
  const html = renderToStaticMarkup(<LinkedText links={links}>{'see {nowhere}.'}</LinkedText>);
  expect(html).toBe('see {nowhere}.');
});
