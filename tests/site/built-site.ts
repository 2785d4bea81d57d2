import { existsSync, readFileSync } from 'node:fs';
import type { SiteManifest, SitePage } from '#server/pages/site-manifest.ts';
import { startProcess } from '#server/testing/start-process.ts';

const MANIFEST = 'dist/site.json';

/** The real build behind the real server. */
export async function startBuiltSite() {
  const manifest = builtSite();
  const server = startProcess({});
  return { manifest, port: await server.listening, end: () => server.end() };
}

/** Every file of the build that is a page, not-found pages included. */
export function builtPages(): SitePage[] {
  const { pages, notFound } = builtSite();
  return [...pages, ...notFound];
}

function builtSite(): SiteManifest {
  if (!existsSync(MANIFEST)) throw new Error(`${MANIFEST} is missing: run 'npm run build' first`);
  return JSON.parse(readFileSync(MANIFEST, 'utf8'));
}
