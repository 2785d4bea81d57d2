import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Debian's packages of what a bench needs beside Node; the embedded PostgreSQL brings no pgbench. */
const PACKAGES = {
  nginx: 'nginx-light libnginx-mod-http-brotli-static',
  pgbench: 'postgresql',
  pgbouncer: 'pgbouncer',
} as const;
export type Program = keyof typeof PACKAGES;

/** The path of a program, also where only root's PATH would lead to it. */
export function neededProgram(name: Program): string {
  const folders = [...(process.env.PATH ?? '').split(':'), '/usr/sbin', '/usr/local/sbin'];
  const found = folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
  if (found !== undefined) return found;
  throw new Error(`${name} is missing: apt install ${PACKAGES[name]}`);
}
