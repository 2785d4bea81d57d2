import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { runInContainer } from './container-steps.ts';
import { startDeployment } from './deployment.ts';
import { runOnDebian } from './systemd-steps.ts';
import { cloneOfCommit, type MadePackage, packageIn } from './two-packages.ts';
import { runTwoVersions } from './two-versions.ts';
import { runVersionBefore } from './version-before.ts';

/**
 * Voltige as somebody else would run it, from the last commit to a restored backup, on a Debian that boots in a folder
 * and in containers. Needs root, and Debian's debootstrap, systemd-container, docker-compose, podman, runc, netavark,
 * aardvark-dns and iptables.
 *
 *   npm run deploy:test
 *   npm run deploy:test -- --packages <folder>    with two packages that were made before
 *   npm run deploy:test -- --only container       or systemd, versions
 */
const { values } = parseArgs({
  options: { packages: { type: 'string' }, only: { type: 'string' } },
});
const deployment = await startDeployment();
const { step, expectThat, steps } = deployment;
const clone = values.packages === undefined ? cloneOfCommit() : undefined;
try {
  const [older, newer] = clone
    ? await twoPackages(clone)
    : globSync(join(values.packages ?? '', '*.tar.gz'))
        .sort()
        .map(packageIn);
  if (older === undefined || newer === undefined) throw new Error('Two packages are needed.');
  const wanted = (part: string) => (values.only ?? part) === part;
  if (wanted('systemd')) await runOnDebian(deployment, [older, newer]);
  if (wanted('versions')) await runTwoVersions(deployment, [older, newer]);
  if (wanted('versions')) await runVersionBefore(deployment);
  if (wanted('container')) await runInContainer(deployment, [older, newer]);
} finally {
  clone?.remove();
  await deployment.stop();
  const wide = Math.max(...steps.map(({ step: name }) => name.length));
  for (const { step: name, seconds, result } of steps) {
    console.log(`${name.padEnd(wide)} ${seconds.padStart(7)} s  ${result}`);
  }
}

async function twoPackages(from: ReturnType<typeof cloneOfCommit>): Promise<MadePackage[]> {
  const made: MadePackage[] = [];
  await step('package, made twice', () => {
    const [first, second] = [from.makePackage(), from.makePackage()];
    expectThat(first.sha256 === second.sha256, 'two builds of one commit differ');
    made.push(second);
    return `${basename(first.file)}, same bytes`;
  });
  await step('a next version', () => {
    from.changeSomething();
    made.push(from.makePackage());
    return made.map(({ name }) => name).join(', then ');
  });
  return made;
}
