import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { telephone } from '#content/figures.ts';
import { loadWords } from '#content/load-words.ts';
import { Who } from './who.tsx';

const { place } = await loadWords('contact', 'fr');
const claire = {
  name: 'Claire Exemple',
  role: 'Responsable des flottes',
  dial: '+33199001844',
  phone: telephone('+33199001844', 'fr'),
  email: '',
  photo: '/people/claire.jpg',
};

test('a person is shown with the photo that is set and a number one can read', () => {
  const html = renderToStaticMarkup(<Who words={{ ...place.who, people: [claire] }} />);
  expect(html).toContain('src="/people/claire.jpg"');
  expect(html).toContain('<a href="tel:+33199001844">01\u00a099\u00a000\u00a018\u00a044</a>');
  expect(html).not.toContain('mailto:');
});

test('without a photo no empty picture is left', () => {
  const html = renderToStaticMarkup(
    <Who words={{ ...place.who, people: [{ ...claire, photo: '' }] }} />,
  );
  expect(html).not.toContain('<img');
});
