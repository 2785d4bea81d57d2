import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { splitPrefix } from '#domain/site/language.ts';
import { pageAt, prerenderPaths, ROUTES } from '#domain/site/routes.ts';
import type { SiteAsset, SiteManifest, SitePage } from '../pages/site-manifest.ts';
import { memoryFolder } from './memory-folder.ts';

/** Not the default, so that a test notices when something falls back to that. */
export const FIXTURE_ORIGIN = 'https://fixture.example';

/** A built site in a temporary folder, in which each page says which file it is: 'file /en/faq'. */
export function writeFixtureSite({
  origin = FIXTURE_ORIGIN,
  trackers = [],
}: Partial<Pick<SiteManifest, 'origin' | 'trackers'>> = {}): string {
  const siteDir = mkdtempSync(join(memoryFolder(), 'voltige-site-'));
  const paths = prerenderPaths();
  const pages = paths.map((path) => writePage(siteDir, path));
  const manifest: SiteManifest = {
    origin,
    pages: pages.filter((page) => pageAt(page.path)),
    notFound: pages.filter((page) => !pageAt(page.path)),
    trackers,
    privateStyle: '/assets/private-page-5c1e.css',
    assets: [
      writeAsset(siteDir, '/assets/private-page-5c1e.css', 'text/css; charset=utf-8', true, true),
      writeAsset(siteDir, '/assets/app-3f9a.js', 'text/javascript; charset=utf-8', true, true),
      writeAsset(siteDir, '/assets/inter-77aa.woff2', 'font/woff2', true, false),
      writeAsset(siteDir, '/share/home.png', 'image/png', false, false),
      writeAsset(siteDir, '/robots.txt', 'text/plain; charset=utf-8', false, true),
    ],
  };
  writeFileSync(join(siteDir, 'site.json'), JSON.stringify(manifest));
  return siteDir;
}

/** Source of an inline script as the policy names it. */
export function scriptHash(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}

export const inlineScript = (path: string): string => `console.log('${path}')`;

function writePage(siteDir: string, path: string): SitePage {
  const language = splitPrefix(path).prefix === 'en' ? 'en' : 'fr';
  const file = path === '/' ? 'index.html' : `${path.slice(1)}/index.html`;
  const script = inlineScript(path);
  const html = `<!doctype html><html lang="${language}"><script>${script}</script><p>file ${path}</p></html>`;
  writeTwins(siteDir, file, html);
  const known = pageAt(path);
  const indexed = known !== undefined && ROUTES[known.page].indexed;
  return { path, language, file, indexed, scriptSources: [scriptHash(script)] };
}

function writeAsset(
  siteDir: string,
  path: string,
  contentType: string,
  immutable: boolean,
  compressed: boolean,
): SiteAsset {
  const file = path.slice(1);
  const content = `asset ${path}`;
  if (compressed) writeTwins(siteDir, file, content);
  else write(siteDir, file, content);
  return { path, file, contentType, immutable, compressed };
}

// At the default quality the pages of one fixture take 0.1 s more.
const QUICK = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MIN_QUALITY } };

function writeTwins(siteDir: string, file: string, content: string): void {
  write(siteDir, file, content);
  write(siteDir, `${file}.br`, brotliCompressSync(content, QUICK));
  write(siteDir, `${file}.gz`, gzipSync(content));
}

function write(siteDir: string, file: string, content: string | Buffer): void {
  mkdirSync(dirname(join(siteDir, file)), { recursive: true });
  writeFileSync(join(siteDir, file), content);
}
