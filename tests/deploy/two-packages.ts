import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';

export interface MadePackage {
  /** The tarball; the folder of the same name lies beside it. */
  file: string;
  name: string;
  sha256: string;
}

export function packageIn(file: string): MadePackage {
  return {
    file,
    name: basename(file, '.tar.gz'),
    sha256: createHash('sha256').update(readFileSync(file)).digest('hex'),
  };
}

/** A copy of the last commit, in which packages are made without touching this folder. */
export function cloneOfCommit() {
  const folder = mkdtempSync(join(tmpdir(), 'voltige-clone-'));
  execFileSync('git', ['clone', '--quiet', '--shared', resolve('.'), folder]);
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));

  return {
    folder,
    /** Builds everything anew. */
    makePackage(): MadePackage {
      rmSync(join(folder, 'dist'), { recursive: true, force: true });
      const printed = execFileSync('npm', ['run', 'package'], { cwd: folder, stdio: 'pipe' });
      const [, name = ''] = /release\/(\S+)\.tar\.gz/.exec(printed.toString()) ?? [];
      return packageIn(join(folder, 'release', `${name}.tar.gz`));
    },
    /** A next version, whose scripts and styles have other names. */
    changeSomething(): void {
      change('package.json', /(?<="version": ")\d+/, '99');
      change('src/app/entry.client.tsx', /$/, "\nperformance.mark('next version');\n");
      change('src/content/fr/form-failure.ts', /'(?=[A-ZÀ-Ý])/, "'Suite : ");
      change('src/ui/tokens.css', /:root \{/, ':root {\n  --next-version: 1px;');
    },
    remove(): void {
      rmSync(folder, { recursive: true });
    },
  };

  function change(file: string, from: RegExp, to: string): void {
    const path = join(folder, file);
    writeFileSync(path, readFileSync(path, 'utf8').replace(from, to));
  }
}
