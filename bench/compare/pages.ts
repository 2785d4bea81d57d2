import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * What every page says, whatever its markup: its words, what its head says to programs, where its links lead, what
 * its fields and pictures are called. Feeds, sitemap and the other files that programs read are taken whole.
 */
export function pagesOf(checkout: string): Map<string, string> {
  const client = join(checkout, 'dist/client');
  const files = globSync('**/*.{html,xml,txt,webmanifest}', { cwd: client }).sort();
  if (files.length === 0) throw new Error(`${client} holds no pages: run npm run build there.`);
  return new Map(
    files.flatMap((file) => {
      const text = readFileSync(join(client, file), 'utf8');
      const parts = file.endsWith('.html')
        ? Object.entries(said(text))
        : [['whole', text] as const];
      return parts.map(([part, content]) => [`${file} ${part}`, content] as const);
    }),
  );
}

const NAMES =
  /\s(href|action|method|name|type|value|alt|aria-label|placeholder|content)="([^"]*)"/g;

function said(html: string): Record<string, string> {
  const data = [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)];
  const page = html
    .replace(/<(script|style|template)\b[\s\S]*?<\/\1>/g, '')
    .replace(/<link rel="(?:stylesheet|modulepreload|preload)"[^>]*>/g, '')
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/(\/assets\/[\w.-]+?)-[0-9a-f]{8}(?=\.)/g, '$1')
    .replace(/_R_\w*_/g, '_R_');
  const [head = '', body = ''] = page.split('<body');
  return {
    head: head.replaceAll('>', '>\n'),
    data: data.map(([, json]) => json).join('\n'),
    words: `<body${body}`.replace(/<[^>]*>/g, ''),
    names: [...body.matchAll(NAMES)].map(([, name, value]) => `${name} ${value}`).join('\n'),
  };
}
