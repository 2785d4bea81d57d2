import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import fr from '#content/fr/markets.ts';
import { MARKETS } from '#domain/site/markets.ts';
import { Markets } from './markets.tsx';

test('every market stands there with its price and the addresses it was read at', () => {
  const html = renderToStaticMarkup(<Markets words={fr} />);
  for (const row of Object.values(fr.rows)) expect(html).toContain(row.pays);
  for (const { url } of Object.values(MARKETS).flatMap(({ sources }) => [...sources])) {
    expect(html).toContain(`href="${url}"`);
  }
});
