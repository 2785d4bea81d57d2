import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { DEFAULT_INPUTS } from '#domain/simulator/index.ts';
import { SELF_SIGNED_CERTIFICATE } from '#server/testing/self-signed-certificate.ts';
import { answers, type BootedTree, bootTree, until } from './booted-tree.ts';
import type { Deployment } from './deployment.ts';
import { deskSteps } from './desk-steps.ts';
import type { MadePackage } from './two-packages.ts';
import { INSTALLATION, RELEASES, typedBlocks } from './typed-blocks.ts';
import { anotherAddress, registration, startVisitors, visit } from './visitors.ts';

const HTTPS = 443;
const NAMES = ['www.voltige.example', 'desk.voltige.example'];
const SIMULATION = { language: 'fr', inputs: { mode: 'simple', ...DEFAULT_INPUTS } };
/** How long visitors come before and after a change. */
const AROUND_MS = 30_000;
const SITES = 'voltige-site@3000 voltige-site@3001';

/**
 * On a fresh Debian that boots: installed by what docs/deploy.md has its reader type, behind nginx with TLS, killed,
 * upgraded and rolled back under visitors, backed up, destroyed and restored. What is not typed looks, or breaks.
 */
export async function runOnDebian(
  { step, expectThat, webhooks, mails }: Deployment,
  [older, newer]: readonly [MadePackage, MadePackage],
): Promise<void> {
  const tree = await bootTree(NAMES);
  const desk = deskSteps({ step, expectThat }, tree);
  const [upgrade = '', rollback = ''] = typedBlocks(RELEASES);
  const [newerFile = ''] = /voltige-\S+\.tar\.gz/.exec(upgrade) ?? [];
  const sendLead = async (who: string, from = anotherAddress()) =>
    visit(HTTPS, '/api/leads', registration(who), undefined, from).then(
      ({ status }) => status,
      () => 0,
    );

  async function underVisitors(block: string): Promise<string> {
    const visitors = startVisitors(HTTPS);
    await pause(AROUND_MS);
    await tree.type(block);
    await pause(AROUND_MS);
    const { requests, accepted, failures } = await visitors.stop();
    expectThat(failures.length === 0, `visitors noticed: ${failures.join('; ')}`);
    const kept = asPostgres(tree, 'voltige', 'SELECT id FROM lead_submissions').split('\n');
    const lost = accepted.filter((id) => !kept.includes(id)).length;
    expectThat(lost === 0, `${lost} accepted leads are missing`);
    return `${requests} requests, 0 failed; ${accepted.length} leads, all kept`;
  }

  try {
    bringPackage(tree, older, `${older.name}.tar.gz`);
    startAuthority(tree);
    for (const block of typedBlocks(INSTALLATION)) {
      await step(`typed: ${block.split('\n', 1)[0]?.slice(0, 40)}`, async () => {
        await tree.type(block);
        return `${block.split('\n').length} lines`;
      });
    }
    await step('what is installed', async () => {
      for (const port of [3000, 3001]) await until(() => answers(port), 30);
      const files = tree.run('stat -c "%U %a %n" /etc/voltige/*.env').trim().split('\n');
      expectThat(
        files.every((file) => file.startsWith('root 600 ')),
        `others can read settings: ${files.join()}`,
      );
      return tree.run('voltige version').trim();
    });
    await step('TLS, and the certificate renewed', async () => {
      expectThat((await visit(HTTPS, '/faq')).status === 200, 'no page is there');
      const inUse = () =>
        tree.run(`openssl s_client -connect 127.0.0.1:${HTTPS} -servername ${NAMES[0]} \\
          </dev/null 2>/dev/null | openssl x509 -noout -issuer -serial`);
      const first = inUse();
      expectThat(first.includes('Pebble'), `it is not the authority's: ${first}`);
      tree.run('certbot renew --quiet --force-renewal --no-random-sleep-on-renew');
      await until(() => inUse() !== first, 20);
      return first.replaceAll(/\s+/g, ' ');
    });
    await step('eight sign up from eight addresses', async () => {
      const eight = Array.from({ length: 8 }, (_, nth) => sendLead(`eight-${nth}`));
      const statuses = (await Promise.all(eight)).join(' ');
      expectThat(/^(201 ?){8}$/.test(statuses), `they were answered ${statuses}`);
      return statuses;
    });
    await step('a simulation, a lead, its webhook and its mails', async () => {
      const simulated = await visit(HTTPS, '/api/simulations', SIMULATION);
      expectThat(simulated.status === 201, `the simulation was answered ${simulated.status}`);
      const before = webhooks.received.length;
      const status = await sendLead('first');
      expectThat(status === 201, `the lead was answered ${status}`);
      const start = Date.now();
      await until(() => webhooks.received.length > before, 20);
      const webhookMs = Date.now() - start;
      await until(() => mails.mails.some(({ to }) => to.includes('first@fret.example')), 20);
      return `webhook after ${webhookMs} ms; ${mails.mails.length} mails`;
    });
    await desk.setUp(HTTPS);
    await step('killed, and back', async () => {
      const start = Date.now();
      tree.run(`systemctl kill --signal=KILL ${SITES} voltige-worker voltige-desk`);
      expectThat((await visit(HTTPS, '/faq')).status === 200, 'pages are gone with the site');
      await until(async () => (await sendLead('after-kill')) === 201, 30);
      await until(() => desk.stillKnows(HTTPS), 30);
      return `pages stayed; API and desk were back after ${((Date.now() - start) / 1000).toFixed(1)} s`;
    });
    bringPackage(tree, newer, newerFile);
    await step('upgraded under visitors', () => underVisitors(upgrade));
    await desk.runs(HTTPS, newer);
    await step('rolled back under visitors', () => underVisitors(rollback));
    await desk.runs(HTTPS, older);
    await desk.refuses(newer, older, upgrade);
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
      expectThat((await sendLead('destroyed')) === 503, 'a lead is taken without a database');
      return `pages still ${(await visit(HTTPS, '/faq')).status}`;
    });
    await step('restored', async () => {
      const said = tree.run('voltige restore');
      expectThat(said.includes('1 erased again'), `the erased person is back: ${said}`);
      tree.run(`systemctl start ${SITES} voltige-worker voltige-desk`);
      await until(async () => (await sendLead('after-restore')) === 201, 30);
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

/** With the sums that the release made. */
function bringPackage(tree: BootedTree, { file, sha256 }: MadePackage, name: string): void {
  cpSync(file, join(tree.root, 'root', name));
  writeFileSync(join(tree.root, 'root/SHA256SUMS'), `${sha256}  ${name}\n`);
}

/** In life Let's Encrypt: certbot is given another address for it, and asks for no more than that. */
function startAuthority(tree: BootedTree): void {
  const own = {
    'etc/pebble.pem': SELF_SIGNED_CERTIFICATE.cert,
    'etc/pebble.key': SELF_SIGNED_CERTIFICATE.key,
    'etc/pebble.json': JSON.stringify({
      pebble: {
        ...{ listenAddress: '127.0.0.1:14000', managementListenAddress: '127.0.0.1:15000' },
        ...{ certificate: '/etc/pebble.pem', privateKey: '/etc/pebble.key' },
        ...{ httpPort: 80, tlsPort: 443 },
      },
    }),
  };
  for (const [file, text] of Object.entries(own)) writeFileSync(join(tree.root, file), text);
  tree.run(`mkdir -p .config/letsencrypt
    printf 'server = https://127.0.0.1:14000/dir\nno-verify-ssl = true\n' > .config/letsencrypt/cli.ini
    systemd-run --quiet --unit=pebble --setenv=PEBBLE_VA_NOSLEEP=1 --setenv=PEBBLE_WFE_NONCEREJECT=0 \\
      /usr/bin/pebble -config /etc/pebble.json`);
}
