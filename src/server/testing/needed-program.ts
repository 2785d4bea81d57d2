import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Debian's packages of what tests and benches run beside Node; the embedded PostgreSQL brings no pgbench. */
const PACKAGES = {
  age: 'age',
  'age-keygen': 'age',
  amtool: 'prometheus-alertmanager',
  debootstrap: 'debootstrap',
  'docker-compose': 'docker-compose',
  gpg: 'gnupg',
  iptables: 'iptables',
  nginx: 'nginx-light libnginx-mod-http-brotli-static',
  nsenter: 'util-linux',
  pdfinfo: 'poppler-utils',
  pdftotext: 'poppler-utils',
  pgbench: 'postgresql',
  podman: 'podman netavark aardvark-dns',
  promtool: 'prometheus',
  runc: 'runc',
  'systemd-nspawn': 'systemd-container',
} as const;
export type Program = keyof typeof PACKAGES;

/** The path of a program, also where only root's PATH would lead to it. */
export function neededProgram(name: Program): string {
  const folders = [...(process.env.PATH ?? '').split(':'), '/usr/sbin', '/usr/local/sbin', '/sbin'];
  const found = folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
  if (found !== undefined) return found;
  throw new Error(`${name} is missing: apt install ${PACKAGES[name]}`);
}
