import { createHmac } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { DEFAULT_INPUTS } from '#domain/simulator/inputs.ts';
import { answers, type BootedTree, bootTree, put, until } from './booted-tree.ts';
import { type Deployment, WEBHOOK_SECRET } from './deployment.ts';
import { deskSteps } from './desk-steps.ts';
import type { MadePackage } from './two-packages.ts';
import { registration, startVisitors, visit } from './visitors.ts';

const HTTPS = 8443;
const SIMULATION = { language: 'fr', inputs: { mode: 'simple', ...DEFAULT_INPUTS } };
/** How long visitors come before and after a change. */
const AROUND_MS = 30_000;
const SITES = 'voltige-site@3000 voltige-site@3001';

/**
 * On a Debian that boots: installed, behind nginx with TLS, killed, upgraded and rolled back under visitors, backed up,
 * destroyed and restored.
 */
export async function runOnDebian(
  deployment: Deployment,
  [older, newer]: readonly [MadePackage, MadePackage],
): Promise<void> {
  const { step, expectThat, settings, webhooks, mails } = deployment;
  const tree = await bootTree('systemd');
  const desk = deskSteps(deployment, tree);
  const sendLead = async (who: string) =>
    (await visit(HTTPS, '/api/leads', registration(who)).catch(() => ({ status: 0 }))).status;

  async function underVisitors(command: string): Promise<string> {
    const visitors = startVisitors(HTTPS);
    await pause(AROUND_MS);
    await tree.runBeside(command);
    await pause(AROUND_MS);
    const { requests, accepted, failures } = await visitors.stop();
    expectThat(failures.length === 0, `visitors noticed: ${failures.join('; ')}`);
    const kept = asPostgres(tree, 'voltige', 'SELECT id FROM lead_submissions').split('\n');
    const lost = accepted.filter((id) => !kept.includes(id)).length;
    expectThat(lost === 0, `${lost} accepted leads are missing`);
    return `${requests} requests, 0 failed; ${accepted.length} leads, all kept`;
  }

  try {
    await step('install', () => {
      for (const { file, name } of [older, newer]) put(tree, file, `root/${name}.tar.gz`);
      tree.run(`mkdir /root/package
        tar -xzf /root/${older.name}.tar.gz -C /root/package --strip-components=1
        /root/package/deploy/systemd/install`);
      const files = tree.run('stat -c "%U %a %n" /etc/voltige/*.env').trim().split('\n');
      expectThat(
        files.every((file) => file.startsWith('root 600 ')),
        `others can read settings: ${files.join()}`,
      );
      return `${files.length} files of settings, for root alone`;
    });
    await step('database', () => {
      tree.run('systemctl start postgresql');
      tree.run(`su postgres -c psql <<'SQL'
CREATE ROLE voltige_owner LOGIN PASSWORD 'o';
CREATE ROLE voltige_api LOGIN PASSWORD 'a';
CREATE ROLE voltige_worker LOGIN PASSWORD 'w';
CREATE DATABASE voltige OWNER voltige_owner ENCODING 'UTF8' TEMPLATE template0;
CREATE DATABASE voltige_drill OWNER voltige_owner ENCODING 'UTF8' TEMPLATE template0;
REVOKE ALL ON DATABASE voltige FROM PUBLIC;
GRANT CONNECT ON DATABASE voltige TO voltige_api, voltige_worker;
SQL`);
      return `PostgreSQL ${asPostgres(tree, 'voltige', 'SHOW server_version')}`;
    });
    await step('settings', () => {
      const roles = {
        API_DATABASE_URL: 'postgresql://voltige_api:a@127.0.0.1/voltige',
        WORKER_DATABASE_URL: 'postgresql://voltige_worker:w@127.0.0.1/voltige',
      };
      writeSettings(tree, 'site', { ...settings, ...roles });
      writeSettings(tree, 'worker', { ...settings, ...roles });
      writeSettings(tree, 'command', {
        ...settings,
        ...roles,
        DATABASE_URL: 'postgresql://voltige_owner:o@127.0.0.1/voltige',
      });
      return '3 environment files';
    });
    await step('first release', async () => {
      tree.run(`voltige-release upgrade /root/${older.name}.tar.gz
        systemctl enable --quiet --now ${SITES} voltige-worker
        systemctl enable --quiet --now voltige-backup.timer voltige-refusals.timer voltige-drill.timer`);
      const start = Date.now();
      for (const port of [3000, 3001]) await until(() => answers(port), 30);
      const seconds = ((Date.now() - start) / 1000).toFixed(1);
      return `${tree.run('voltige version').trim()}; two processes ready after ${seconds} s`;
    });
    await step('nginx with TLS', async () => {
      tree.run(`mkdir -p /etc/nginx/voltige
        openssl req -x509 -newkey rsa:2048 -nodes -days 1 -subj /CN=www.voltige.example \\
          -keyout /etc/nginx/voltige/key.pem -out /etc/nginx/voltige/certificate.pem 2>/dev/null
        voltige-release edge
        sed 's/listen 443/listen 127.0.0.1:${HTTPS}/; s/listen 80/listen 127.0.0.1:8080/; /listen \\[/d' \\
          /opt/voltige/current/deploy/nginx/voltige.conf > /etc/nginx/sites-enabled/voltige.conf
        rm -f /etc/nginx/sites-enabled/default
        nginx -t 2>&1 && systemctl start nginx`);
      await until(
        async () => (await visit(HTTPS, '/').catch(() => ({ status: 0 }))).status === 200,
        20,
      );
      return `${(await visit(HTTPS, '/faq')).status} for a page`;
    });
    await step('a simulation, a lead, its webhook and its mails', async () => {
      const simulated = await visit(HTTPS, '/api/simulations', SIMULATION);
      expectThat(simulated.status === 201, `the simulation was answered ${simulated.status}`);
      const status = await sendLead('first');
      expectThat(status === 201, `the lead was answered ${status}`);
      const start = Date.now();
      await until(() => webhooks.received.length >= 1, 20);
      const webhookMs = Date.now() - start;
      expectThat(isSigned(webhooks.received[0]), 'the webhook is not signed');
      await until(() => mails.mails.some(({ to }) => to.includes('first@fret.example')), 20);
      return `webhook after ${webhookMs} ms, signed; ${mails.mails.length} mails`;
    });
    await step('its analysis, by the link in a mail', async () => {
      const linkIn = () =>
        mails.mails
          .filter(({ to }) => to.includes('first@fret.example'))
          .map(({ raw }) => /\/analyse\?token=3D([\w-]+)/.exec(raw.replaceAll(/=\r?\n/g, ''))?.[1])
          .find(Boolean);
      // It waits for the simulation, as in life.
      await until(() => linkIn() !== undefined, 180);
      const page = await visit(HTTPS, `/fr/analyse?token=${linkIn()}`);
      expectThat(page.status === 200, `its page was answered ${page.status}`);
      const document = await visit(HTTPS, `/fr/analyse/document?token=${linkIn()}`);
      expectThat(document.body.startsWith('%PDF-'), 'there is no document behind it');
      return `a page and a document of ${Math.round(document.body.length / 1000)} kB`;
    });
    await desk.setUp(HTTPS);
    await desk.killed(HTTPS);
    await step('killed, and back', async () => {
      const start = Date.now();
      tree.run(`systemctl kill --signal=KILL ${SITES} voltige-worker`);
      expectThat((await visit(HTTPS, '/faq')).status === 200, 'pages are gone with the site');
      await until(async () => (await sendLead('after-kill')) === 201, 30);
      return `pages stayed; the API was back after ${((Date.now() - start) / 1000).toFixed(1)} s`;
    });
    await step('upgraded under visitors', () =>
      underVisitors(`voltige-release upgrade /root/${newer.name}.tar.gz`),
    );
    await desk.runs(HTTPS, newer);
    await step('rolled back under visitors', () => underVisitors('voltige-release rollback'));
    await desk.runs(HTTPS, older);
    await desk.refuses(newer, older);
    await step('backup', () => {
      tree.run('systemctl start voltige-backup');
      const files = tree.run('cd /var/backups/voltige && stat -c "%a %n" *').trim().split('\n');
      expectThat(
        files.every((file) => file.startsWith('600 ')),
        `others can read it: ${files.join()}`,
      );
      return `${files.length} files, for their owner alone`;
    });
    await step('what site, worker and desk can read', () => {
      const readable = (unit: string, file: string) =>
        tree
          .run(
            `nsenter --mount --target $(systemctl show --property MainPID --value ${unit}) \\
            setpriv --reuid voltige --regid voltige --clear-groups ls ${file} 2>/dev/null || true`,
          )
          .trim();
      for (const unit of ['voltige-site@3000', 'voltige-worker', 'voltige-desk']) {
        expectThat(readable(unit, '/var/backups/voltige/*') === '', `${unit} can read backups`);
        expectThat(
          readable(unit, '/opt/voltige/current/bin') !== '',
          `${unit} was not looked into`,
        );
      }
      return 'no backups';
    });
    await step('drill', () => {
      tree.run('systemctl start voltige-refusals voltige-drill');
      return tree
        .run('journalctl --unit voltige-drill --output cat --lines 20 | grep -E "rows|took"')
        .trim()
        .split('\n')
        .join(' ');
    });
    await step('destroyed', async () => {
      tree.run(`voltige privacy erase --email first@fret.example
        systemctl stop ${SITES} voltige-worker voltige-desk`);
      asPostgres(tree, 'postgres', 'DROP DATABASE voltige');
      asPostgres(
        tree,
        'postgres',
        'CREATE DATABASE voltige OWNER voltige_owner TEMPLATE template0',
      );
      asPostgres(tree, 'postgres', 'REVOKE ALL ON DATABASE voltige FROM PUBLIC');
      asPostgres(
        tree,
        'postgres',
        'GRANT CONNECT ON DATABASE voltige TO voltige_api, voltige_worker, voltige_desk',
      );
      return `pages still ${(await visit(HTTPS, '/faq')).status}`;
    });
    await step('restored', async () => {
      const said = tree.run('voltige restore');
      expectThat(said.includes('1 erased again'), `the erased person is back: ${said}`);
      tree.run(`systemctl start ${SITES} voltige-worker voltige-desk`);
      await until(async () => (await sendLead('after-restore')) === 201, 30);
      await desk.afterRestore();
      return said.trim().split('\n').join(' ');
    });
  } catch (error) {
    console.log(tree.run("journalctl --no-pager --lines 60 --unit 'voltige-*' --unit nginx"));
    throw error;
  } finally {
    await tree.stop();
  }
}

function asPostgres(tree: BootedTree, database: string, statement: string): string {
  return tree.run(`su postgres -c "psql -qAt ${database} -c '${statement}'"`).trim();
}

function writeSettings(tree: BootedTree, name: string, settings: Record<string, string>): void {
  const lines = Object.entries(settings).map(([key, value]) => `${key}='${value}'`);
  tree.run(`cat > /etc/voltige/${name}.env <<'END'\n${lines.join('\n')}\nEND`);
}

function isSigned(webhook: Deployment['webhooks']['received'][number] | undefined): boolean {
  if (webhook === undefined) return false;
  const { headers, body } = webhook;
  const signed = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`;
  const expected = createHmac('sha256', Buffer.from(WEBHOOK_SECRET, 'base64'))
    .update(signed)
    .digest('base64');
  return String(headers['webhook-signature']).includes(expected);
}
