import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Field } from './field.tsx';

/** The field's input, and what its hint and its error say in the order in which they are read. */
function described(props: { hint?: string; error?: string }) {
  const html = renderToStaticMarkup(<Field label="Nom" {...props} />);
  const [input = ''] = /<input[^>]*>/.exec(html) ?? [];
  const ids = / aria-describedby="([^"]*)"/.exec(input)?.[1]?.split(' ') ?? [];
  const textOf = (id: string) =>
    html.split(`id="${id}"`)[1]?.match(/>(?:<svg.*?<\/svg>)?([^<]*)</)?.[1];
  return { html, input, texts: ids.map(textOf), isFaulty: input.includes('aria-invalid="true"') };
}

// That a label belongs to its field, and no id stands twice, axe sees on every page.
test.each([
  [{}, [], false],
  [{ hint: 'Prénom et nom' }, ['Prénom et nom'], false],
  [{ error: 'Il manque le nom' }, ['Il manque le nom'], true],
  [
    { hint: 'Prénom et nom', error: 'Il manque le nom' },
    ['Prénom et nom', 'Il manque le nom'],
    true,
  ],
])(
  'hint and error of %j are read with the field, and an error alone marks it',
  (props, texts, isFaulty) => {
    expect(described(props)).toMatchObject({ texts, isFaulty });
  },
);

test('an error stands above its field', () => {
  const { html, input } = described({ error: 'Il manque le nom' });
  expect(html.indexOf('Il manque le nom')).toBeLessThan(html.indexOf(input));
});
