import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { describe, expect, test } from 'vitest';
import { loadWords } from '#content/load-words.ts';
import { LANGUAGES } from '#domain/site/language.ts';
import { ReadingContext } from '../../routing/reading.ts';
import { Thanks } from './thanks.tsx';

describe.each(LANGUAGES)('in %s', (language) => {
  const said = async (registration: 'first' | 'further' | 'unknown') => {
    const words = await loadWords('pre-registration-thanks', language);
    const element = <Thanks words={words} registration={registration} />;
    const router = createMemoryRouter([{ path: '*', element }]);
    const html = renderToStaticMarkup(
      <ReadingContext value={{ page: 'pre-registration-thanks', language, prefix: '' }}>
        <RouterProvider router={router} />
      </ReadingContext>,
    );
    const [top = ''] = html.split('<h2');
    return top.replace(/<[^>]+>/g, ' ').replace(/\s/g, ' ');
  };

  test('a mailbox hears of its analysis, and of no mail that may not be sent to it', async () => {
    for (const registration of ['first', 'further', 'unknown'] as const) {
      expect(await said(registration)).not.toMatch(/e‑mail de confirmation|confirmation email/);
      expect(await said(registration)).toMatch(/par e‑mail sous|by email within/);
    }
  });

  test('a further fleet of a mailbox is studied by itself, and has two days', async () => {
    const [first, further, unknown] = [
      await said('first'),
      await said('further'),
      await said('unknown'),
    ];
    expect(first).not.toMatch(/48 h/);
    expect(further).toMatch(/étudiée à part|studied on its own/);
    expect(further).toMatch(/48 h/);
    expect(further).not.toMatch(/24 h/);
    expect(unknown).toMatch(/24 h.*48 h/);
  });

  test('a simulation is announced as joined only where it can be', async () => {
    expect(await said('further')).toMatch(/joint à cette pré|attached to this pre/);
    expect(await said('unknown')).not.toMatch(/joint à|attached to/);
  });
});
