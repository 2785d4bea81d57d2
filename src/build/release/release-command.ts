import { execFileSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { release } from './release.ts';

/**
 *   node src/build/release/release-command.ts 1.2.0
 *   node src/build/release/release-command.ts 1.2.0 --dry-run
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { 'dry-run': { type: 'boolean', default: false } },
});
try {
  release({
    folder: process.cwd(),
    version: positionals[0] ?? '',
    at: new Date(),
    dryRun: values['dry-run'],
    makePackage,
    say: console.log,
  });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

function makePackage(): string {
  const printed = execFileSync('npm', ['run', 'package'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    maxBuffer: 64 * 2 ** 20,
  });
  const [tarball] = /release\/\S+\.tar\.gz/.exec(printed) ?? [];
  if (tarball === undefined) throw new Error(printed);
  return tarball;
}
