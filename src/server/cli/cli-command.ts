import { PROCESSES } from './processes.ts';

const [name = '', ...rest] = process.argv.slice(2);
const named = PROCESSES.get(name);

if (named !== undefined && rest.length === 0) {
  await named.run();
} else {
  const { runCli } = await import('./run-cli.ts');
  // A reader such as '| head' may close the pipe early: that is no error.
  process.stdout.on('error', () => process.exit());
  process.exitCode = await runCli(process.argv.slice(2), {
    environment: process.env,
    write: (text) => process.stdout.write(text),
    writeError: (text) => process.stderr.write(text),
  });
}
