import { Counter, Gauge, Registry } from 'prom-client';
import { MAIL_KINDS, OUTCOMES } from './delivery.ts';

/** To be merged with those of the process it runs in. */
export const deliveryRegistry = new Registry();
const registers = [deliveryRegistry];

export const attemptsTotal = new Counter({
  name: 'delivery_attempts_total',
  help: 'Attempts to deliver, by what came of them',
  labelNames: ['kind', 'destination', 'outcome'] as const,
  registers,
});

export const deadTotal = new Counter({
  name: 'deliveries_dead_total',
  help: 'Deliveries given up for good: each needs a person',
  labelNames: ['kind', 'destination'] as const,
  registers,
});

export const destinationsWithoutWorker = new Gauge({
  name: 'webhook_destinations_without_worker',
  help: 'Destinations in the WEBHOOKS of this site that no running worker delivers to',
  registers,
});

/** By a worker when it starts: a counter that begins with its first failure shows Prometheus no increase. */
export function countFromZero(destinations: readonly { name: string }[]): void {
  const webhooks = destinations.map(({ name }) => ({ kind: 'webhook', destination: name }));
  for (const where of [...webhooks, ...MAIL_KINDS.map((kind) => ({ kind, destination: '' }))]) {
    deadTotal.inc(where, 0);
    for (const outcome of OUTCOMES) attemptsTotal.inc({ ...where, outcome }, 0);
  }
}
