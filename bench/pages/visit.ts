import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { filesOfPage } from '#build/page-weight.ts';

const CLIENT = 'dist/client';

/** The addresses that a browser asks for when somebody comes to the French home page for the first time. */
export function addressesOfVisit(): string[] {
  if (!existsSync('dist/site.json'))
    throw new Error("There is no build: run 'npm run build' first.");
  const { html, css, fonts, js, words } = filesOfPage(CLIENT, '');
  const files = [...css, ...fonts, ...js, ...words].map((file) => `/${relative(CLIENT, file)}`);
  const text = readFileSync(html[0] ?? '', 'utf8');
  const linked = [...text.matchAll(/<link rel="(?:icon|manifest|preload)" href="([^"#]+)"/g)];
  const pictures = [...text.matchAll(/<img[^>]+src="(\/[^"]+)"/g)];
  const others = [...linked, ...pictures].map(([, address = '']) => address);
  return [...new Set(['/', ...files, ...others])];
}

/** As a browser in French asks, kept to what a server decides by. */
export function getRequest(address: string, more: Record<string, string> = {}): string {
  const headers = Object.entries({ ...HEADERS, ...more }).map(
    ([name, value]) => `${name}: ${value}`,
  );
  return [`GET ${address} HTTP/1.1`, ...headers, '', ''].join('\r\n');
}

export const HEADERS = {
  Host: 'www.voltige.example',
  'Accept-Encoding': 'br',
  'Accept-Language': 'fr',
};
