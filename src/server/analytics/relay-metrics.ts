import { Counter, type Registry } from 'prom-client';
import type { EventRelay } from './event-relay.ts';

/** Loss is allowed, silence about it is not. */
export function watchRelay({ counts }: Pick<EventRelay, 'counts'>, registry: Registry): void {
  new Counter({
    name: 'analytics_events_total',
    help: 'Events passed on to the provider of audience measurement, or lost, by reason',
    labelNames: ['outcome'],
    registers: [registry],
    collect() {
      const { relayed, lost } = counts();
      this.reset();
      this.inc({ outcome: 'relayed' }, relayed);
      for (const [reason, events] of Object.entries(lost)) this.inc({ outcome: reason }, events);
    },
  });
}
