import { HtmlValidate } from 'html-validate';
import { expect, test } from 'vitest';
import { type PrivateBlock, privatePageHtml } from './private-page.ts';

const HOSTILE = `<script>"'&</script>`;

/** Every kind of block, with markup for every word. */
const BLOCKS: PrivateBlock[] = [
  { kind: 'text', text: HOSTILE },
  { kind: 'note', text: HOSTILE },
  { kind: 'quote', text: `${HOSTILE}\n\n${HOSTILE}` },
  { kind: 'list', items: [HOSTILE, HOSTILE] },
  { kind: 'facts', rows: [[HOSTILE, HOSTILE]] },
  { kind: 'table', caption: HOSTILE, columns: [HOSTILE, HOSTILE], rows: [[HOSTILE, HOSTILE]] },
  { kind: 'source', summary: HOSTILE, text: HOSTILE },
  { kind: 'link', label: HOSTILE, href: '/fr?a=1&b="2', look: 'button' },
  {
    kind: 'forms',
    forms: [{ action: '/fr', hidden: { key: HOSTILE }, button: HOSTILE, look: 'danger' }],
  },
];

const html = privatePageHtml(
  {
    language: 'fr',
    title: HOSTILE,
    lead: HOSTILE,
    blocks: [
      ...BLOCKS,
      {
        kind: 'section',
        title: HOSTILE,
        blocks: [...BLOCKS, { kind: 'entry', title: HOSTILE, blocks: BLOCKS }],
      },
    ],
  },
  '/assets/private-page-5c1e.css',
);

test('all values of a page are escaped', () => {
  expect(html).not.toMatch(/<script|"'&<|style=/);
  expect(html).toContain('&lt;script&gt;&quot;&#39;&amp;&lt;/script&gt;');
  expect(html).toContain('href="/fr?a=1&amp;b=&quot;2"');
});

test('a page is valid HTML in its language, with one heading of the first level', async () => {
  const validator = new HtmlValidate({
    extends: ['html-validate:recommended'],
    root: true,
    rules: { 'long-title': 'off', 'no-inline-style': 'error', 'doctype-style': 'off' },
  });
  const { results } = await validator.validateString(html);
  expect(results.flatMap(({ messages }) => messages.map(({ message }) => message))).toEqual([]);
  expect(html.match(/<h1>/g)).toHaveLength(1);
  expect(html).toContain('<html lang="fr">');
});
