import { execFileSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { type PostgresServer, unprivilegedUser } from '../postgres.ts';

const SIZE_MB = 96;

/**
 * Moves the database to a disk so small that it can be filled up and freed again; its log stays where
 * it is, as on a server that has it on a disk of its own. Only root may mount one: undefined elsewhere.
 */
export async function moveToSmallDisk({ adminUrl, ownerUrl }: PostgresServer) {
  const user = unprivilegedUser();
  if (user === undefined) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'voltige-small-disk-'));
  const options = `size=${SIZE_MB}m,mode=0700,uid=${user.uid},gid=${user.gid}`;
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder], { stdio: 'pipe' });
  } catch {
    rmSync(folder, { recursive: true });
    return undefined;
  }
  const remove = () => {
    execFileSync('umount', ['-l', folder], { stdio: 'pipe' });
    rmSync(folder, { recursive: true });
  };
  process.once('exit', remove);
  const admin = new Client(adminUrl);
  await admin.connect();
  await admin.query(`CREATE TABLESPACE small LOCATION '${folder}'`);
  await admin.query(`ALTER DATABASE ${new URL(ownerUrl).pathname.slice(1)} SET TABLESPACE small`);
  await admin.end();

  const ballast = join(folder, 'ballast');
  return {
    fill(): void {
      const file = openSync(ballast, 'w');
      for (const kilobytes of [1024, 64, 4]) {
        const chunk = Buffer.alloc(kilobytes * 1024);
        try {
          while (writeSync(file, chunk) > 0);
        } catch {
          // Not even this much fits any more.
        }
      }
      closeSync(file);
    },
    free: () => rmSync(ballast, { force: true }),
    remove: () => {
      process.off('exit', remove);
      remove();
    },
  };
}
