import { createHash } from 'node:crypto';

export interface Link {
  href: string;
  /** Only the language switch says which language it leads to. */
  hreflang: string | undefined;
}

/** What a crawler reads off a page. */
export function pageFacts(html: string) {
  const links = tags(html, 'link');
  const alternates = links.filter((link) => link.rel === 'alternate' && link.hreflang);
  return {
    language: tags(html, 'html')[0]?.lang,
    canonical: links.filter((link) => link.rel === 'canonical').map((link) => link.href),
    alternates: Object.fromEntries(alternates.map(({ hreflang, href }) => [hreflang, href])),
    robots: tags(html, 'meta').find((meta) => meta.name === 'robots')?.content,
    links: tags(html, 'a').map(({ href = '', hreflang }): Link => ({ href, hreflang })),
    ids: [...html.matchAll(/<[a-z][^>]*?\sid="([^"]*)"/g)].map(([, id = '']) => id),
    inlineScripts: inlineScripts(html),
  };
}

export const policySource = (script: string): string =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/** A page or a file of the site; what the API makes is neither, and asks for its parameters. */
export const isInternal = ({ href }: Link): boolean => /^\/(?!\/|api\/)/.test(href);

export const pathOf = ({ href }: Link): string => href.replace(/[?#].*$/, '');

function tags(html: string, name: string): Record<string, string>[] {
  const opening = new RegExp(`<${name}(?=[\\s>])([^>]*)>`, 'gi');
  return [...html.matchAll(opening)].map(([, attributes = '']) => attributesOf(attributes));
}

function attributesOf(text: string): Record<string, string> {
  const pairs = [...text.matchAll(/([\w-]+)="([^"]*)"/g)];
  return Object.fromEntries(
    pairs.map(([, name = '', value = '']) => [name.toLowerCase(), value.replaceAll('&amp;', '&')]),
  );
}

function inlineScripts(html: string): string[] {
  const scripts = [...html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/gi)];
  return scripts
    .filter(([, attributes = '']) => !/\bsrc=|application\/ld\+json/.test(attributes))
    .map(([, , code = '']) => code);
}
