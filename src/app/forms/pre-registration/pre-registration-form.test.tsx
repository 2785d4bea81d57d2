import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { loadWords } from '#content/load-words.ts';
import { StepList } from './pre-registration-form.tsx';

test.each([
  ['fr', 'camille@flotte.example · Véhicules : 250 et plus · Utilitaires'],
  ['en', 'camille@flotte.example · 250 or more vehicles · Vans'],
] as const)('a step that is done says what was answered, in %s', async (language, said) => {
  const { form: words } = await loadWords('pre-registration', language);
  const values = { email: 'camille@flotte.example', fleet_size: '250+', vehicle_type: 'vans' };
  const html = renderToStaticMarkup(<StepList words={words} step={2} values={values} />);
  expect(html.replace(/\s/g, ' ')).toContain(said);
});
