import { runCli } from './run-cli.ts';

// '| head' has seen enough: nothing to complain about.
process.stdout.on('error', () => process.exit());

process.exitCode = await runCli(process.argv.slice(2), {
  environment: process.env,
  write: (text) => process.stdout.write(text),
  complain: (text) => process.stderr.write(text),
});
