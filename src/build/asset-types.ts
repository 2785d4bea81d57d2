import { basename, extname } from 'node:path';

/** Feeds are told apart by their names: a reader that asks for RSS must not be handed plain XML. */
const NAMED: Record<string, { contentType: string; compressed: boolean }> = {
  'rss.xml': { contentType: 'application/rss+xml; charset=utf-8', compressed: true },
  'atom.xml': { contentType: 'application/atom+xml; charset=utf-8', compressed: true },
};

const TYPES: Record<string, { contentType: string; compressed: boolean }> = {
  '.json': { contentType: 'application/json', compressed: true },
  '.pagefind': { contentType: 'application/octet-stream', compressed: false },
  '.pf_fragment': { contentType: 'application/octet-stream', compressed: false },
  '.pf_index': { contentType: 'application/octet-stream', compressed: false },
  '.pf_meta': { contentType: 'application/octet-stream', compressed: false },
  '.css': { contentType: 'text/css; charset=utf-8', compressed: true },
  '.js': { contentType: 'text/javascript; charset=utf-8', compressed: true },
  '.png': { contentType: 'image/png', compressed: false },
  '.svg': { contentType: 'image/svg+xml', compressed: true },
  '.txt': { contentType: 'text/plain; charset=utf-8', compressed: true },
  '.webmanifest': { contentType: 'application/manifest+json', compressed: true },
  '.woff2': { contentType: 'font/woff2', compressed: false },
  '.xml': { contentType: 'application/xml; charset=utf-8', compressed: true },
};

/** An unknown kind of file stops the build: served as the wrong type it would fail in the browser. */
export function assetType(file: string) {
  const type = NAMED[basename(file)] ?? TYPES[extname(file)];
  if (type === undefined) throw new Error(`No content type is known for ${file}.`);
  return type;
}
