import { readFileSync, writeFileSync } from 'node:fs';
import { basename, extname } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** Feeds are known by their names: a reader that asks for RSS must not be handed plain XML. */
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

/** The Brotli and gzip copies that the server sends, at the highest level: it is done once a build. */
export function writeCompressedCopies(file: string): void {
  const bytes = readFileSync(file);
  writeFileSync(
    `${file}.br`,
    brotliCompressSync(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  );
  writeFileSync(`${file}.gz`, gzipSync(bytes, { level: constants.Z_BEST_COMPRESSION }));
}
