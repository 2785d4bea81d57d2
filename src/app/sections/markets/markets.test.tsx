import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import en from '#content/en/markets.ts';
import fr from '#content/fr/markets.ts';
import { BRAND } from '#domain/site/brand.ts';
import { MARKETS } from '#domain/site/markets.ts';
import { Markets } from './markets.tsx';

vi.mock('#domain/site/brand.ts', () => import('#domain/site/brand.sample.ts'));

const { statements } = BRAND;

test('every market stands there with its price and the addresses it was read at', () => {
  const html = renderToStaticMarkup(<Markets words={fr} language="fr" />);
  for (const row of Object.values(fr.rows)) expect(html).toContain(row.pays);
  for (const { url } of Object.values(MARKETS).flatMap(({ sources }) => [...sources])) {
    expect(html).toContain(`href="${url}"`);
  }
});

test('which markets are served today is said in the owner’s words, and only where they are set', () => {
  const served = statements.markets?.en ?? '';
  expect(served).not.toBe('');
  expect(renderToStaticMarkup(<Markets words={en} language="en" />)).toContain(served);
  vi.spyOn(BRAND, 'statements', 'get').mockReturnValue({});
  expect(renderToStaticMarkup(<Markets words={en} language="en" />)).not.toContain(served);
});
