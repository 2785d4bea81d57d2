import type { ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Field } from './field.tsx';

const render = (props: ComponentProps<typeof Field>) => renderToStaticMarkup(<Field {...props} />);

function attribute(html: string, element: RegExp, name: string): string | undefined {
  const [tag = ''] = element.exec(html) ?? [];
  return new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1];
}

const ofInput = (html: string, name: string) => attribute(html, /<input[^>]*>/, name);
const textOf = (html: string, id: string) =>
  html.split(`id="${id}"`)[1]?.match(/>(?:<svg.*?<\/svg>)?([^<]*)</)?.[1];

test('the label belongs to the field', () => {
  const html = render({ label: 'Votre email' });
  expect(html).toMatch(/<label[^>]*>Votre email<\/label>/);
  expect(attribute(html, /<label[^>]*>/, 'for')).toBe(ofInput(html, 'id'));
  expect(ofInput(html, 'id')).toBeTruthy();
});

test('a hidden label is still there for screen readers', () => {
  const html = render({ label: 'Votre email', labelHidden: true });
  expect(html).toMatch(/<label[^>]* class="visually-hidden"[^>]*>Votre email<\/label>/);
});

test('a field without hint or error is neither described nor faulty', () => {
  const html = render({ label: 'Nom' });
  expect(ofInput(html, 'aria-describedby')).toBeUndefined();
  expect(ofInput(html, 'aria-invalid')).toBeUndefined();
});

test('a hint describes the field and does not make it faulty', () => {
  const html = render({ label: 'Nom', hint: 'Prénom et nom' });
  expect(textOf(html, ofInput(html, 'aria-describedby') ?? '')).toBe('Prénom et nom');
  expect(ofInput(html, 'aria-invalid')).toBeUndefined();
});

test('an error describes the field, marks it as faulty and stands above it', () => {
  const html = render({ label: 'Nom', error: 'Il manque le nom' });
  expect(textOf(html, ofInput(html, 'aria-describedby') ?? '')).toBe('Il manque le nom');
  expect(ofInput(html, 'aria-invalid')).toBe('true');
  expect(html.indexOf('Il manque le nom')).toBeLessThan(html.indexOf('<input'));
});

test('a hint and an error are both read, in this order', () => {
  const html = render({ label: 'Nom', hint: 'Prénom et nom', error: 'Il manque le nom' });
  const described = ofInput(html, 'aria-describedby')?.split(' ') ?? [];
  expect(described.map((id) => textOf(html, id))).toEqual(['Prénom et nom', 'Il manque le nom']);
});

test('two fields on a page do not share an id', () => {
  const html = renderToStaticMarkup(
    <>
      <Field label="Nom" />
      <Field label="Prénom" />
    </>,
  );
  const ids = [...html.matchAll(/<input[^>]* id="([^"]*)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(2);
});

test('what the browser needs to know reaches the input', () => {
  const html = render({ label: 'Votre email', type: 'email', name: 'email', required: true });
  expect(ofInput(html, 'type')).toBe('email');
  expect(ofInput(html, 'name')).toBe('email');
  expect(ofInput(html, 'required')).toBe('');
});
