import { expect, test, vi } from 'vitest';
import {
  clearRegisteredLead,
  setRegisteredLead,
} from '../../simulation-handover/registered-lead.ts';
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
  vi.stubGlobal('fetch', async () => Response.json(PRIORITY));
  setRegisteredLead({ ...STANDARD, already_registered });
  expect(await linkToLead(async () => 'c')).toEqual({ ...PRIORITY, isNowPriority });
  vi.unstubAllGlobals();
  clearRegisteredLead();
});
