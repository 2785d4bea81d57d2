import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  copyFileSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { nginxConfig } from '#server/pages/nginx-config.ts';
import { readManifest } from '#server/pages/site-manifest.ts';
import { neededProgram } from '#server/testing/needed-program.ts';
import { freePort } from '#server/testing/postgres.ts';
import { SELF_SIGNED_CERTIFICATE } from '#server/testing/self-signed-certificate.ts';

const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

interface ShippedNginx {
  /** Of the master process, which has one worker. */
  pid: number;
  httpsPort: number;
  httpPort: number;
  /** Everything nginx has written, errors too. */
  logs(): string;
  stop(): Promise<void>;
}

interface Options {
  /** Without it the second port speaks plain HTTP, to be compared with servers that do. */
  tls?: boolean;
  /** With voltige-desk.conf beside it. */
  deskPort?: number;
}

/**
 * nginx with deploy/nginx/voltige.conf as it is shipped, but for addresses and folders.
 */
export async function startShippedNginx(
  siteDir: string,
  sitePorts: readonly [number, number],
  { tls = true, deskPort }: Options = {},
): Promise<ShippedNginx> {
  const folder = mkdtempSync(join(tmpdir(), 'voltige-nginx-'));
  const own = join(folder, 'voltige');
  mkdirSync(own);
  const [httpPort, httpsPort] = [await freePort(), await freePort()];
  for (const prefix of ['', 'desk-']) {
    writeFileSync(join(own, `${prefix}certificate.pem`), SELF_SIGNED_CERTIFICATE.cert);
    writeFileSync(join(own, `${prefix}key.pem`), SELF_SIGNED_CERTIFICATE.key);
  }
  const { maps, pages } = nginxConfig(readManifest(siteDir), {
    ...{ staging: false, sharedCache: 'prefixed' },
    clientDir: resolve(siteDir, 'client'),
  });
  writeFileSync(join(own, 'maps.conf'), maps);
  writeFileSync(join(own, 'pages.conf'), pages);
  copyFileSync('deploy/nginx/unavailable.html', join(own, 'unavailable.html'));

  const read = (name: string) =>
    readFileSync(join('deploy/nginx', name), 'utf8')
      .replaceAll('/etc/nginx/voltige', own)
      .replaceAll('/var/log/nginx', folder)
      .replaceAll(/ *listen \[::\].*\n/g, '')
      .replace('listen 80 ', `listen 127.0.0.1:${httpPort} `)
      .replace('listen 443 ssl http2', `listen 127.0.0.1:${httpsPort}${tls ? ' ssl http2' : ''}`)
      .replace('127.0.0.1:3000', `127.0.0.1:${sitePorts[0]}`)
      .replace('127.0.0.1:3001', `127.0.0.1:${sitePorts[1]}`)
      .replaceAll('127.0.0.1:3100', `127.0.0.1:${deskPort}`);
  const files = ['voltige.conf', ...(deskPort === undefined ? [] : ['voltige-desk.conf'])];
  const shipped = files.map(read).join('');
  const running = await runNginx(folder, shipped, httpsPort);
  return { ...running, httpPort, httpsPort };
}

/**
 * nginx with deploy/container/nginx.conf, but for addresses, folders and two words that Debian's does not know yet: names
 * that are looked up again, and HTTP/2 by a directive of its own.
 */
export async function startContainerNginx(sitePort: number, deskPort: number) {
  const folder = mkdtempSync(join(tmpdir(), 'voltige-nginx-'));
  const httpsPort = await freePort();
  writeFileSync(join(folder, 'certificate.pem'), SELF_SIGNED_CERTIFICATE.cert);
  writeFileSync(join(folder, 'key.pem'), SELF_SIGNED_CERTIFICATE.key);
  const shipped = readFileSync('deploy/container/nginx.conf', 'utf8')
    .replaceAll('/etc/nginx/certificates', folder)
    .replaceAll('/var/log/nginx', folder)
    .replaceAll('listen 443 ssl', `listen 127.0.0.1:${httpsPort} ssl`)
    .replaceAll(/ *http2 on;\n/g, '')
    .replace(/ *resolver 127.0.0.11.*\n/, '')
    .replaceAll(/server site-[ab]:3000 resolve/g, `server 127.0.0.1:${sitePort}`)
    .replace('http://desk:3000', `http://127.0.0.1:${deskPort}`);
  const running = await runNginx(folder, shipped, httpsPort);
  return { ...running, httpsPort };
}

/** nginx with these servers; what it writes goes into the folder, which is removed with it. */
export async function runNginx(folder: string, servers: string, port: number) {
  const nginx = neededProgram('nginx');
  if (!existsSync(BROTLI)) {
    throw new Error(`${BROTLI} is missing: apt install libnginx-mod-http-brotli-static`);
  }
  const file = join(folder, 'nginx.conf');
  writeFileSync(
    file,
    `load_module ${BROTLI};
${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log;
events { worker_connections 1024; }
http {
  # As in Debian's nginx.conf.
  sendfile on; tcp_nopush on;
  access_log off;
  client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy; fastcgi_temp_path ${folder}/f;
  uwsgi_temp_path ${folder}/u; scgi_temp_path ${folder}/s;
${servers}
}
`,
  );
  const child = spawn(nginx, ['-c', file, '-e', join(folder, 'error.log')], { stdio: 'inherit' });
  const exited = once(child, 'exit');
  await answering(port, join(folder, 'error.log'));
  return {
    pid: child.pid ?? 0,
    logs: () =>
      globSync(join(folder, '*.log'))
        .map((log) => readFileSync(log, 'utf8'))
        .join(''),
    async stop(): Promise<void> {
      child.kill('SIGTERM');
      await exited;
      rmSync(folder, { recursive: true });
    },
  };
}

async function answering(port: number, log: string): Promise<void> {
  for (let tries = 100; tries > 0; tries -= 1) {
    const socket = connect(port, '127.0.0.1');
    const connected = await Promise.race([
      once(socket, 'connect').then(() => true),
      once(socket, 'error').then(() => false),
    ]).catch(() => false);
    socket.destroy();
    if (connected) return;
    await pause(100);
  }
  throw new Error(`nginx does not answer:\n${existsSync(log) ? readFileSync(log, 'utf8') : ''}`);
}
