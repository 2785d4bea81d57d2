import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { csrfTokenOf, startSession } from '#server/desk/sessions.ts';
import { logInAt } from '#server/testing/openid-login.ts';
import { ROLES } from '#server/testing/postgres.ts';
import type { Cause, Parts } from './cause.ts';

const STARTED_WITHIN_MS = 20_000;

/** Of the desk, one after the other. */
export function deskCauses({ house }: Parts): Cause[] {
  const { desk, deskOrigin, owner, postgres } = house;
  const asAdmin = async (...statements: string[]) => {
    const admin = new Client(postgres.adminUrl);
    await admin.connect();
    for (const statement of statements) await admin.query(statement);
    await admin.end();
  };
  const logIn = () => logInAt(deskOrigin, 'Marc Ollivier');
  const restart = async (more: Record<string, string> = {}) => {
    await desk.kill();
    desk.start(more);
    const deadline = Date.now() + STARTED_WITHIN_MS;
    while (!(await fetch(`${deskOrigin}/healthz`).catch(() => undefined))?.ok) {
      if (Date.now() > deadline) throw new Error('The desk did not start.');
      await pause(100);
    }
  };
  return [
    {
      words: 'the desk is killed',
      alerts: ['DeskDown'],
      begin: () => desk.kill(),
      end: () => desk.start(),
    },
    {
      words: 'the secret that the provider knows the desk by has run out, and four log in',
      alerts: ['DeskLoginsFailing'],
      begin: async () => {
        await restart({ DESK_OIDC_CLIENT_SECRET: 'of last year' });
        for (let nth = 0; nth < 4; nth += 1) {
          const { to } = await logIn();
          if (to !== '/?door=failed') throw new Error(`A login led to ${to}.`);
        }
      },
      end: async () => {
        await restart();
        await logIn();
      },
    },
    {
      words: "the desk's role may not connect any more",
      alerts: ['DeskWithoutDatabase'],
      begin: () =>
        asAdmin(
          `ALTER ROLE ${ROLES.desk} NOLOGIN`,
          `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = '${ROLES.desk}'`,
        ),
      end: () => asAdmin(`ALTER ROLE ${ROLES.desk} LOGIN`),
    },
    {
      words: 'the audit log refuses lines, and somebody asks four times',
      alerts: ['DeskErrors'],
      begin: async () => {
        await owner.query(
          `ALTER TABLE desk_audit ADD CONSTRAINT refused CHECK (action <> 'health.read') NOT VALID`,
        );
        const token = await startSession(owner, {
          ...{ subject: 'marc', name: 'Marc Ollivier', roles: ['operations'] },
        });
        for (let nth = 0; nth < 4; nth += 1) {
          const { status } = await fetch(`${deskOrigin}/api/health.read`, {
            method: 'POST',
            headers: {
              ...{ Cookie: `__Host-desk=${token}`, Origin: deskOrigin },
              ...{ 'X-CSRF-Token': csrfTokenOf(token), 'Content-Type': 'application/json' },
            },
            body: '{}',
          });
          if (status !== 500) throw new Error(`It was answered ${status}.`);
        }
      },
      end: async () => void (await owner.query('ALTER TABLE desk_audit DROP CONSTRAINT refused')),
    },
  ];
}
