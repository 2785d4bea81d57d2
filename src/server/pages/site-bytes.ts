import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartRefused } from '../start-refused.ts';
import { parseSiteManifest, type SiteManifest } from './site-manifest.ts';

export interface SiteBytes {
  identity: Buffer;
  br?: Buffer;
  gzip?: Buffer;
}

export function readManifest(siteDir: string): SiteManifest {
  const file = join(siteDir, 'site.json');
  try {
    return parseSiteManifest(JSON.parse(read(file, "run 'npm run build' first").toString()));
  } catch (error) {
    if (error instanceof StartRefused) throw error;
    throw new StartRefused(`${file} is damaged: run 'npm run build' again.`);
  }
}

export function readBytes(siteDir: string, file: string, compressed: boolean): SiteBytes {
  const advice = "site.json lists it, so run 'npm run build' again";
  const path = join(siteDir, file);
  if (!compressed) return { identity: read(path, advice) };
  return {
    identity: read(path, advice),
    br: read(`${path}.br`, advice),
    gzip: read(`${path}.gz`, advice),
  };
}

function read(path: string, advice: string): Buffer {
  try {
    return readFileSync(path);
  } catch {
    throw new StartRefused(`${path} is missing: ${advice}.`);
  }
}
