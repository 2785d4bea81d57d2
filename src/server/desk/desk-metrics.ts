import type { Pool } from 'pg';
import { Counter, Gauge, Registry } from 'prom-client';
import { DOOR_REASONS } from '#domain/desk/door.ts';
import type { DatabaseWatch } from '../database/database-watch.ts';
import { inTime, watchConnections } from '../metrics/database-figures.ts';
import { OPERATIONS } from './operations.ts';

/** Whoever begins and never comes back was refused by the provider, or went away. */
const LOGIN_STEPS = ['begun', 'entered', ...DOOR_REASONS] as const;
export type LoginStep = (typeof LOGIN_STEPS)[number];

/** What an operator watches of the desk. Labels are ours: nothing of who asks, or about whom. */
export function deskMetrics(pool: Pool) {
  const registry = new Registry();
  const registers = [registry];
  const answers = new Counter({
    name: 'desk_answers_total',
    help: 'Answers of the desk, by what was asked for',
    labelNames: ['route', 'status'],
    registers,
  });
  const logins = new Counter({
    name: 'desk_logins_total',
    help: 'Logins at the desk, by how far they came',
    labelNames: ['step'],
    registers,
  });
  // A counter that begins with its first failure shows Prometheus no increase.
  for (const { name } of OPERATIONS) {
    for (const status of ['200', '500', '503']) answers.inc({ route: `/api/${name}`, status }, 0);
  }
  for (const step of LOGIN_STEPS) logins.inc({ step }, 0);
  watchConnections(pool, registry);
  return {
    registry,
    watchDatabase: (watch: DatabaseWatch): void => {
      new Gauge({
        name: 'desk_database_ready',
        help: "Whether the database takes what is done at the desk; while 0, the desk's /readyz says why not",
        registers,
        async collect() {
          const trouble = await inTime(watch.trouble(), 'it does not answer');
          this.set(trouble === undefined ? 1 : 0);
        },
      });
    },
    answered: (route: string, status: number): void =>
      answers.inc({ route, status: String(status) }),
    login: (step: LoginStep): void => logins.inc({ step }),
  };
}

export type DeskMetrics = ReturnType<typeof deskMetrics>;
