import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'voltige-commands-'));
  mkdirSync(join(folder, 'etc'));
  mkdirSync(join(folder, 'programs'));
  writeFileSync(join(folder, 'etc/command.env'), '');
  onTestFinished(() => rmSync(folder, { recursive: true }));
});

/** Takes the place of one of the machine's programs. */
function stub(program: string, script: string): void {
  writeFileSync(join(folder, 'programs', program), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
}

/** One of the two commands, which has its folders here. */
function call(command: 'voltige' | 'voltige-release', ...args: string[]) {
  const own = readFileSync(resolve('deploy/systemd', command), 'utf8')
    .replaceAll('/etc/voltige', join(folder, 'etc'))
    .replaceAll('/opt/voltige', join(folder, 'opt'));
  const file = join(folder, command);
  writeFileSync(file, own, { mode: 0o755 });
  const { status, stdout, stderr } = spawnSync(file, args, {
    ...{ cwd: folder, encoding: 'utf8' },
    env: { PATH: `${join(folder, 'programs')}:/usr/bin:/bin` },
  });
  return { status, stdout, stderr };
}

const MAY_ENTER = 'exit 0';
const MAY_NOT = 'exit 1';
const SYSTEMD_RUN = 'for word in "$@"; do case $word in --working*) echo "$word" ;; esac; done';

test('a command runs in the folder where it is typed, and elsewhere where its user may not enter', () => {
  stub('systemd-run', SYSTEMD_RUN);
  stub('setpriv', MAY_ENTER);
  expect(call('voltige', 'deliveries', 'list').stdout).toBe(`--working-directory=${folder}\n`);
  stub('setpriv', MAY_NOT);
  const { status, stdout } = call('voltige', 'deliveries', 'list');
  expect([status, stdout]).toEqual([0, '--working-directory=/var/lib/voltige\n']);
});

test('a file that its user could not read or write there is refused with the reason', () => {
  stub('systemd-run', SYSTEMD_RUN);
  stub('setpriv', MAY_NOT);
  writeFileSync(join(folder, 'voltige.dump'), '');
  for (const args of [
    ['leads', 'export', '--output', 'leads.csv'],
    ['leads', 'export', '--output=leads.csv'],
    ['restore', 'voltige.dump'],
  ]) {
    const { status, stderr } = call('voltige', ...args);
    expect([status, stderr], args.join(' ')).toEqual([
      1,
      expect.stringContaining(`the user voltige, who cannot enter ${folder}`),
    ]);
  }
  expect(call('voltige', 'leads', 'export', '--output', '/srv/leads.csv').status).toBe(0);
  expect(call('voltige', 'privacy', 'export', '--email', 'ada@fret.example').status).toBe(0);
});

test('what keeps a command from being started is said', () => {
  stub('setpriv', MAY_ENTER);
  stub('systemd-run', 'exit 200');
  stub('systemd-analyze', "printf 'NAME  STATUS CLASS\\nCHDIR 200    systemd\\n'");
  const { status, stderr } = call('voltige', 'deliveries', 'list');
  expect([status, stderr]).toEqual([1, expect.stringContaining('could not start it (CHDIR)')]);
  stub('systemd-run', 'exit 2');
  expect(call('voltige', 'deliveries', 'list')).toMatchObject({ status: 2, stderr: '' });
  const missing = call('voltige', 'config', 'check', '--process', 'desk');
  expect(missing.stderr).toContain('/desk.env is missing');
});

const NAME = 'voltige-1.2.0-0a1b2c3d4e5f.tar.gz';

test('a package that is not the one of its SHA256SUMS is refused before it is opened', () => {
  const opened = join(folder, 'opened');
  stub('tar', `touch ${opened}; exit 9`);
  writeFileSync(join(folder, NAME), 'the package');
  const hash = createHash('sha256').update('the package').digest('hex');
  const upgrade = (sums: string) => {
    writeFileSync(join(folder, 'SHA256SUMS'), sums);
    return call('voltige-release', 'upgrade', NAME);
  };
  const other = upgrade(`${hash.replace(/^./, (one) => (one === '0' ? '1' : '0'))}  ${NAME}\n`);
  expect([other.status, other.stderr]).toEqual([1, expect.stringContaining('is not the one that')]);
  const unnamed = upgrade(`${hash}  another.tar.gz\n`);
  expect([unnamed.status, unnamed.stderr]).toEqual([1, expect.stringContaining('does not name')]);
  expect(call('voltige-release', 'upgrade', NAME, 'another.tar.gz').status).toBe(1);
  expect(existsSync(opened)).toBe(false);

  upgrade(`${hash}  ${NAME}\n`);
  expect(existsSync(opened)).toBe(true);
});

test('where no SHA256SUMS lies beside it, that is said', () => {
  stub('tar', 'exit 9');
  writeFileSync(join(folder, NAME), 'the package');
  const { stdout } = call('voltige-release', 'upgrade', NAME);
  expect(stdout).toContain('whether voltige-1.2.0-0a1b2c3d4e5f.tar.gz arrived as it was made');
});
