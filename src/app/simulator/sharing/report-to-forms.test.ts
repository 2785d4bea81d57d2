import { expect, test, vi } from 'vitest';
import { DEFAULT_INPUTS } from '#domain/simulator/index.ts';
import { registeredLead } from '../../simulation-handover/registered-lead.ts';
import { linkToLead } from './report-to-forms.ts';

const STANDARD = { id: 'a', token: 'b', lead_score: 50, qualification_status: 'standard' } as const;
const PRIORITY = { lead_score: 67, qualification_status: 'priority' };

test.each([
  [
    'a first fleet becomes a priority by its simulation, and is promised a sooner contact',
    false,
    true,
  ],
  ['a further fleet of a mailbox keeps the delay it was promised', true, false],
])('%s', async (_what, already_registered, isNowPriority) => {
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('fetch', async () => Response.json({ ...PRIORITY, id: 'c' }));
  registeredLead.set({ ...STANDARD, already_registered });
  expect(await linkToLead({ mode: 'simple', fleet: DEFAULT_INPUTS }, 'fr')).toEqual({
    isNowPriority,
  });
  vi.unstubAllGlobals();
  registeredLead.set(undefined);
});
