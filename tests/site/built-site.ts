import { existsSync, readFileSync } from 'node:fs';
import type { SiteManifest } from '#server/pages/site-manifest.ts';
import { startProcess } from '#server/testing/server-process.ts';

const MANIFEST = 'dist/site.json';

/** The real build behind the real server. */
export async function startBuiltSite() {
  if (!existsSync(MANIFEST)) throw new Error(`${MANIFEST} is missing: run 'npm run build' first`);
  const manifest: SiteManifest = JSON.parse(readFileSync(MANIFEST, 'utf8'));
  const server = startProcess({});
  return { manifest, port: await server.listening, end: () => server.end() };
}
