import { createPool } from '#server/database/pool.ts';
import { startSession } from '#server/desk/sessions.ts';
import { answers, type BootedTree, until } from './booted-tree.ts';
import type { Deployment } from './deployment.ts';
import type { MadePackage } from './two-packages.ts';
import { visit } from './visitors.ts';

const NAME = 'desk.voltige.example';
const PORT = 3100;
const DATABASE = 'postgresql://voltige_desk:d@127.0.0.1/voltige';

/** The desk beside site and worker: set up as docs/desk.md says, upgraded with them, refused and taken back. */
export function deskSteps(
  { step, expectThat }: Pick<Deployment, 'step' | 'expectThat'>,
  tree: BootedTree,
) {
  let token = '';

  const failing = (script: string): string => {
    try {
      tree.run(script);
    } catch (error) {
      return String(error);
    }
    throw new Error(`${script} should have failed.`);
  };
  const runningRelease = () =>
    tree.run('readlink /proc/$(systemctl show --property MainPID --value voltige-desk)/exe').trim();

  /** Through nginx, as somebody who has logged in before. */
  async function stillKnows(https: number): Promise<boolean> {
    const own = { Host: NAME, Cookie: `__Host-desk=${token}` };
    const { body } = await visit(https, '/api/session', undefined, own).catch(() => ({ body: '' }));
    return body.includes('Marc Ollivier');
  }

  return {
    stillKnows,
    async setUp(https: number): Promise<void> {
      await step('the desk, set up', async () => {
        tree.run(`su postgres -c psql <<'SQL'
CREATE ROLE voltige_desk LOGIN PASSWORD 'd';
GRANT CONNECT ON DATABASE voltige TO voltige_desk;
SQL
          (umask 0077; voltige config example --process desk > /etc/voltige/desk.env)
          echo "DESK_DATABASE_URL='${DATABASE}'" >> /etc/voltige/command.env
          grep ^TOKEN_SECRET= /etc/voltige/site.env >> /etc/voltige/desk.env
          cat >> /etc/voltige/desk.env <<'END'
TRIAL=1
DESK_DATABASE_URL='${DATABASE}'
DESK_ORIGIN=https://${NAME}
DESK_OIDC_ISSUER=https://127.0.0.1:1
DESK_OIDC_CLIENT_ID=desk
DESK_OIDC_CLIENT_SECRET=secret
END
          voltige migrate
          voltige config check --process desk
          systemctl enable --quiet --now voltige-desk`);
        const start = Date.now();
        await until(() => answers(PORT), 30);
        const seconds = ((Date.now() - start) / 1000).toFixed(1);
        const mode = tree.run('stat -c "%U %a" /etc/voltige/desk.env').trim();
        expectThat(mode === 'root 600', `others can read its settings: ${mode}`);
        return `ready after ${seconds} s`;
      });
      await step('the desk behind nginx', async () => {
        tree.run(`openssl req -x509 -newkey rsa:2048 -nodes -days 1 -subj /CN=${NAME} \\
            -keyout /etc/nginx/voltige/desk-key.pem -out /etc/nginx/voltige/desk-certificate.pem 2>/dev/null
          cp /opt/voltige/current/deploy/nginx/voltige-desk.conf /etc/nginx/sites-enabled/
          nginx -t 2>&1 && systemctl reload nginx`);
        const pool = createPool({ url: DATABASE, max: 1 });
        const who = { subject: 'marc', name: 'Marc Ollivier', roles: ['operations' as const] };
        token = await startSession(pool, who);
        await pool.end();
        await until(() => stillKnows(https), 20);
        const site = await visit(https, '/faq');
        expectThat(site.status === 200, `the site was answered ${site.status} beside it`);
        return 'it knows who has logged in';
      });
    },
    async runs(https: number, { name }: MadePackage): Promise<void> {
      await step('the desk with them', async () => {
        const running = runningRelease();
        expectThat(running.includes(name), `it runs ${running}, not ${name}`);
        expectThat(await stillKnows(https), 'who was logged in is not any more');
        return `${name}, who was logged in still is`;
      });
    },
    /** Releases that the desk would not survive, while `now` runs. */
    async refuses(next: MadePackage, now: MadePackage, upgrade: string): Promise<void> {
      const pages = `/opt/voltige/releases/${next.name}/dist/desk`;
      await step('a release whose desk does not start', () => {
        const settings = '/etc/voltige/desk.env';
        tree.run(`cp -p ${settings} /root/desk.env; echo DESK_PORT=x >> ${settings}`);
        const unfit = failing(upgrade);
        expectThat(unfit.includes('the settings of the desk do not fit'), unfit);
        tree.run(`cp -p /root/desk.env ${settings}; touch ${pages}/what.is-that`);
        const silent = failing(upgrade);
        tree.run(`rm ${pages}/what.is-that`);
        expectThat(silent.includes('does not answer: back to'), silent);
        expectThat(runningRelease().includes(now.name), `it runs ${runningRelease()}`);
        return 'wrong settings change nothing; one that does not answer is taken back';
      });
      await step('a release without a desk, and back', () => {
        tree.run(`mv ${pages} /root/desk-pages
          ${upgrade}
          ! systemctl is-active --quiet voltige-desk
          voltige-release rollback
          mv /root/desk-pages ${pages}`);
        expectThat(runningRelease().includes(now.name), `it runs ${runningRelease()}`);
        return 'stopped, and started again';
      });
    },
  };
}
