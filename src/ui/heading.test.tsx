import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Heading } from './heading.tsx';

test('the narrow no-break space is widened, so that it does not close up at display sizes', () => {
  const html = renderToStaticMarkup(
    <Heading level={2} size="title">
      {'Combien\u202f?'}
    </Heading>,
  );
  expect(html).toMatch(/^<h2[^>]*>Combien\u00a0\?<\/h2>$/);
});

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
