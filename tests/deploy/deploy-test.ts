import { execFileSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { prepareDebian } from './booted-tree.ts';
import { runInContainer } from './container-steps.ts';
import { startDeployment } from './deployment.ts';
import { runOnDebian } from './systemd-steps.ts';
import { cloneOfCommit, type MadePackage, packageIn } from './two-packages.ts';
import { wantedPackages } from './typed-blocks.ts';

/**
 * Voltige as somebody else would run it, from the last commit to a restored backup, on a Debian that boots in a folder
 * and in containers. Needs root, and Debian's debootstrap, systemd-container, docker-compose, podman, runc, netavark,
 * aardvark-dns and iptables. On that Debian everything is typed from docs/deploy.md.
 *
 * Both packages are made from the last commit, the newer one with other names for its files: no migration has been
 * added since the first ones. With the next, the older package is to be made from the commit before it, so that the
 * upgrade and the way back are tried on its tables.
 *
 *   node tests/deploy/deploy-test.ts
 *   node tests/deploy/deploy-test.ts --packages <folder>    with two packages that were made before
 *   node tests/deploy/deploy-test.ts --only container       or systemd
 */
const { values } = parseArgs({
  options: { packages: { type: 'string' }, only: { type: 'string' } },
});
/** Mail, web and database have their usual ports there, so it has no network but its own. */
const isApart = Object.values(networkInterfaces()).every((all) =>
  all?.every(({ internal }) => internal),
);
const deployment = await startDeployment(isApart ? { mails: 25, webhooks: 5678 } : {});
const { step, steps } = deployment;
const clone = values.packages === undefined ? cloneOfCommit() : undefined;
try {
  const [older, newer] = clone
    ? await twoPackages(clone)
    : globSync(join(values.packages ?? '', '*.tar.gz'))
        .sort()
        .map(packageIn);
  if (older === undefined || newer === undefined) throw new Error('Two packages are needed.');
  const wanted = (part: string) => (values.only ?? part) === part;
  if (wanted('systemd')) {
    if (isApart) await runOnDebian(deployment, [older, newer]);
    else runApart(dirname(older.file));
  }
  if (wanted('container')) await runInContainer(deployment, [older, newer]);
} finally {
  clone?.remove();
  await deployment.stop();
  const wide = Math.max(...steps.map(({ step: name }) => name.length));
  for (const { step: name, seconds, result } of steps) {
    console.log(`${name.padEnd(wide)} ${seconds.padStart(7)} s  ${result}`);
  }
}

/** The part on Debian, which prints a table of its own. */
function runApart(packages: string): void {
  prepareDebian(wantedPackages());
  const again = [...process.execArgv, ...[import.meta.filename, '--packages', packages]];
  const script = 'ip link set lo up && exec "$@"';
  execFileSync(
    'unshare',
    ['--net', 'sh', '-c', script, 'sh', process.execPath, ...again, '--only', 'systemd'],
    { stdio: 'inherit' },
  );
}

async function twoPackages(from: ReturnType<typeof cloneOfCommit>): Promise<MadePackage[]> {
  const made: MadePackage[] = [];
  await step('two packages', () => {
    made.push(from.makePackage());
    from.changeSomething();
    made.push(from.makePackage());
    return made.map(({ name }) => name).join(', then ');
  });
  return made;
}
