import { type FastifyBaseLogger, fastify } from 'fastify';
import { logOptions } from '../http/log.ts';

type Line = Record<string, unknown> & { level: number; msg: string };

/** A log as the processes have it, folded too, into a list. */
export function capturedLog(): { log: FastifyBaseLogger; lines: Line[] } {
  const lines: Line[] = [];
  const stream = { write: (text: string) => void lines.push(JSON.parse(text)) };
  const { log } = fastify({ logger: { ...logOptions('info', 'test'), stream } });
  return { log, lines };
}
