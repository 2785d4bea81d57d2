import { Counter } from 'prom-client';

const labelNames = ['kind', 'destination', 'outcome'] as const;

export const attemptsTotal = new Counter({
  name: 'delivery_attempts_total',
  help: 'Attempts to deliver, by what came of them.',
  labelNames,
});

export const deadTotal = new Counter({
  name: 'deliveries_dead_total',
  help: 'Deliveries given up for good; each needs a person.',
  labelNames: ['kind', 'destination'] as const,
});
