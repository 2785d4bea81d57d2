import type { ProviderRequest } from './providers.ts';

type Loss = 'full' | 'refused' | 'discarded' | 'unreachable' | 'stopped';

interface QueueOptions {
  /** Requests that may wait; what comes on top is dropped and counted. */
  capacity?: number;
  parallel?: number;
  timeoutMs?: number;
}

/** In memory on purpose: an event is tried once, is not worth a database row and delays no visitor. */
export function outboundQueue({
  capacity = 1000,
  parallel = 4,
  timeoutMs = 5000,
}: QueueOptions = {}) {
  const waiting: ProviderRequest[] = [];
  const stopping = new AbortController();
  const lost: Record<Loss, number> = {
    full: 0,
    refused: 0,
    discarded: 0,
    unreachable: 0,
    stopped: 0,
  };
  let relayed = 0;
  let running = 0;

  async function deliver({
    url,
    headers,
    body,
    events,
    discardedIn,
  }: ProviderRequest): Promise<void> {
    const signal = AbortSignal.any([stopping.signal, AbortSignal.timeout(timeoutMs)]);
    try {
      const answer = await fetch(url, {
        method: 'POST',
        headers,
        body,
        signal,
        redirect: 'manual',
      });
      const reported = answer.ok ? ((await discardedIn?.(answer)) ?? 0) : 0;
      await answer.body?.cancel();
      if (!answer.ok) {
        lost.refused += events;
        return;
      }
      const discarded = Math.min(Math.max(reported, 0), events);
      lost.discarded += discarded;
      relayed += events - discarded;
    } catch {
      lost[stopping.signal.aborted ? 'stopped' : 'unreachable'] += events;
    }
  }

  function pump(): void {
    while (running < parallel) {
      const next = waiting.shift();
      if (next === undefined) return;
      running += 1;
      void deliver(next).finally(() => {
        running -= 1;
        pump();
      });
    }
  }

  return {
    add(requests: readonly ProviderRequest[]): void {
      for (const request of requests) {
        if (stopping.signal.aborted) lost.stopped += request.events;
        else if (waiting.length < capacity) waiting.push(request);
        else lost.full += request.events;
      }
      pump();
    },
    counts: () => ({ relayed, lost: { ...lost } }),
    stop(): void {
      for (const { events } of waiting.splice(0)) lost.stopped += events;
      stopping.abort();
    },
  };
}
