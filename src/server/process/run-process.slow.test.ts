import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { expect, inject, test } from 'vitest';

const SECRET = 'ada@fret.example';

/** A process of ours whose `start` is this code; it prints its fatal lines to standard output. */
async function ended(start: string, signal?: NodeJS.Signals) {
  const program = `
    import { createServer } from 'node:http';
    import { fastify } from 'fastify';
    import { logOptions } from '#server/http/log.ts';
    import { runProcess, StartRefused } from '#server/process/run-process.ts';
    const { log } = fastify({ logger: logOptions('info', 'test') });
    const server = createServer().listen(0, '127.0.0.1');
    await runProcess(async (running) => {
      const stop = async () => { log.info('stopped'); server.close(); };
      ${start}
    });`;
  // One that does not end is what these tests are about: it must not outlive them.
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    timeout: 20_000,
    killSignal: 'SIGKILL',
  });
  const closed = once(child, 'close');
  if (signal !== undefined) {
    await once(child.stdout, 'data');
    child.kill(signal);
  }
  const [printed, complained] = await Promise.all([text(child.stdout), text(child.stderr)]);
  const [code] = await closed;
  return { code, printed, complained };
}

const THROW = `throw Object.assign(new TypeError('${SECRET}\\n    at ${SECRET}'), { code: 'E1' })`;

test.each([
  ['an exception that nobody caught', `setTimeout(() => { ${THROW} })`, 'uncaughtException'],
  ['a rejection that nobody handled', `(async () => { ${THROW} })()`, 'unhandledRejection'],
  [
    'an error event that nobody listens to',
    `setTimeout(() => server.emit('error', Object.assign(new TypeError('${SECRET}'), { code: 'E1' })))`,
    'uncaughtException',
  ],
])(
  '%s is one fatal line without its message, and the process stops with 1',
  async (_what, fault, origin) => {
    const { code, printed, complained } = await ended(`running({ log, stop }); ${fault};`);
    expect(code).toBe(1);
    expect(complained).toBe('');
    const lines = printed
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
      // The log may write a line that comes soon after a fatal one before it.
      .sort((a, b) => b.level - a.level);
    expect(lines).toMatchObject([
      { level: 60, origin, err: { type: 'TypeError', code: 'E1' } },
      { msg: 'stopped' },
    ]);
    expect(lines[0].err.stack).toMatch(/^ {4}at .*:\d+:\d+/);
    expect(printed).not.toContain(SECRET);
  },
);

test.each([
  ['hangs', 'new Promise(() => {})'],
  ['fails', "Promise.reject(new Error('again'))"],
  ['throws', "(() => { throw new Error('again'); })()"],
])('it ends within seconds although stopping %s', async (_what, stop) => {
  const start = Date.now();
  const { code } = await ended(
    `running({ log, stop: () => ${stop} }); setTimeout(() => { ${THROW} });`,
  );
  expect(code).toBe(1);
  expect(Date.now() - start).toBeLessThan(15_000);
});

test('what is thrown while starting is a line without its message; a refusal is its sentence', async () => {
  const failed = await ended(`${THROW};`);
  expect(failed).toMatchObject({ code: 1, printed: '' });
  expect(JSON.parse(failed.complained)).toMatchObject({ err: { type: 'TypeError', code: 'E1' } });
  expect(failed.complained).not.toContain(SECRET);
  expect(await ended("throw new StartRefused('PORT is wrong.');")).toEqual({
    code: 1,
    printed: '',
    complained: 'PORT is wrong.\n',
  });
});

test('asked to stop, even while it starts, it ends with 0', async () => {
  const { code } = await ended("running({ log, stop }); log.info('up');", 'SIGTERM');
  expect(code).toBe(0);
});

/** As npm 11 and sh do it: npm signals its shell, and a shell that only waits signals nobody. */
test.each(['start', 'demo'])(
  'SIGTERM to `npm run %s` reaches the program itself, and npm waits for it',
  async (script) => {
    const npm = spawn('npm', ['run', '--silent', script], {
      env: {
        PATH: process.env.PATH,
        HOME: process.env.HOME,
        PORT: '0',
        SITE_DIR: inject('siteDir'),
        LOG_LEVEL: 'info',
      },
    });
    const printed = new Promise((resolve) => {
      let output = '';
      npm.stdout.on('data', (chunk) => {
        output += chunk;
        if (/listens on|Ctrl-C ends it all/.test(output)) resolve(output);
      });
    });
    // Nobody writes any more: neither npm nor what it started.
    const closed = once(npm, 'close');
    await printed;
    const programs = childrenOf(npm.pid ?? 0);
    expect(programs.map(commandOf)).toEqual([expect.stringMatching(/node .*src\/server/)]);
    npm.kill('SIGTERM');
    await closed;
    expect(programs.map(commandOf)).toEqual(['']);
  },
  60_000,
);

function childrenOf(pid: number): number[] {
  const listed = execFileSync('ps', ['-e', '-o', 'pid=,ppid='], { encoding: 'utf8' });
  const rows = listed
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number));
  return rows.flatMap(([child = 0, parent]) => (parent === pid ? [child] : []));
}

function commandOf(pid: number): string {
  try {
    return execFileSync('ps', ['-p', String(pid), '-o', 'args='], { encoding: 'utf8' }).trim();
  } catch {
    return '';
  }
}
