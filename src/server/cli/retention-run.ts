import { countOver, runRetention } from '../retention/run-retention.ts';
import { command } from './command.ts';

export const retentionRun = command({
  name: 'retention run',
  about: 'Removes what has been kept long enough; the worker does it every night by itself.',
  options: { 'dry-run': { type: 'boolean', about: 'only say what would go' } },
  example: '--dry-run',
  async run({ values, json, write, database }) {
    const db = await database();
    const counts = await (values['dry-run'] ? countOver(db) : runRetention(db));
    const lines = Object.entries(counts).map(
      ([n, count]) => `${String(count).padStart(6)}  ${n}\n`,
    );
    write(json ? `${JSON.stringify(counts)}\n` : lines.join(''));
  },
});
