import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    n8nBin: string;
  }
}

const VERSION = '2.41.1';
/** Its own lockfile is not ours: what its dependencies have published since may not fit together. */
const AS_OF = '2026-09-25';

/** One dependency of that version does not install. */
const PACKAGE = {
  private: true,
  dependencies: { n8n: VERSION },
  overrides: { linkedom: '0.18.13' },
};

/** 2.9 GB and some minutes; N8N_DIR names a folder to keep it in for the next time. */
export function setup({ provide }: TestProject): () => void {
  const kept = process.env.N8N_DIR;
  const folder = kept ?? mkdtempSync(join(tmpdir(), 'n8n-'));
  const bin = join(folder, 'node_modules/n8n/bin/n8n');
  if (!existsSync(bin)) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'package.json'), JSON.stringify(PACKAGE));
    const args = ['install', '--ignore-scripts', '--no-audit', '--no-fund', `--before=${AS_OF}`];
    execFileSync('npm', args, { cwd: folder, stdio: 'inherit' });
  }
  provide('n8nBin', bin);
  return () => {
    if (kept === undefined) rmSync(folder, { recursive: true });
  };
}
