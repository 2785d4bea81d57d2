import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Heading } from './heading.tsx';

test('the title of a page can take the focus after a navigation, without being a tab stop', () => {
  const html = renderToStaticMarkup(
    <Heading level={1} size="hero">
      Accueil
    </Heading>,
  );
  expect(html).toMatch(/^<h1[^>]* tabindex="-1"[^>]*>Accueil<\/h1>$/);
});

test.each([2, 3] as const)('a title of level %i takes no focus', (level) => {
  const html = renderToStaticMarkup(
    <Heading level={level} size="sub" id="prix" className="wide">
      Prix
    </Heading>,
  );
  expect(html).toContain(`<h${level} id="prix"`);
  expect(html).toMatch(/class="[^"]*\bwide"/);
  expect(html).not.toContain('tabindex');
});
