import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The folder with bin, src and the built site: a package that was unpacked, or a checkout. */
export const INSTALLATION = join(import.meta.dirname, '../../..');

export interface Release {
  version: string;
  /** Differs whenever a byte of what is delivered does. */
  build: string;
}

/** What runs here; a checkout has no build of its own to name. */
export function installedRelease(installation = INSTALLATION): Release {
  const made = join(installation, 'release.json');
  const file = existsSync(made) ? made : join(installation, 'package.json');
  const { version, build = 'checkout' } = JSON.parse(readFileSync(file, 'utf8'));
  return { version, build };
}
