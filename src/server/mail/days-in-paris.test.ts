import { expect, test } from 'vitest';
import { longDate } from '#content/figures.ts';
import { knownFigures } from '#domain/illustrations/known-figures.ts';
import { KNOWN_FLEETS } from '#domain/illustrations/known-fleets.ts';
import { shownFigures } from '#domain/simulator/index.ts';
import { BRAND } from '#domain/site/brand.ts';
import { analysisPage } from '../lead-analyses/analysis-pages.ts';
import { analysisMaker } from '../lead-analyses/make-analysis.ts';
import type { StoredAnalysis } from '../lead-analyses/stored-analyses.ts';
import { TooBusy } from '../process/side-task.ts';
import { LEAD_ID, leadSubject } from '../testing/lead-subject.ts';
import { acknowledgement } from './compose/acknowledgement.ts';
import { analysisReady } from './compose/analysis-mails.ts';
import { salesNotice } from './compose/sales-notice.ts';

const ORIGIN = 'https://www.voltige.example';
const { statements } = BRAND;
const known = knownFigures('depot');
const shown = shownFigures({ ...known, span: null }, known.ranges, KNOWN_FLEETS.depot.vehicles);

function analysisAt(made_at: Date): StoredAnalysis {
  const figures = {
    ...{ vehicles: KNOWN_FLEETS.depot.vehicles, shown, answered: KNOWN_FLEETS.depot, open: [] },
  };
  return {
    ...{ id: LEAD_ID, lead_id: LEAD_ID, lead_submission_id: LEAD_ID, figures },
    ...{ simulator_result_id: null, language: 'fr', made_at, until: made_at },
    ...{ approval: null, revoked_at: null },
  };
}

const context = { origin: ORIGIN, statements, token: 'token' };

/** What each says of a moment: a mail or a page as text. */
const READ: Record<string, (at: Date) => unknown> = {
  acknowledgement: (at) => acknowledgement(leadSubject(at), ORIGIN, statements),
  // A priority is promised a contact within a day.
  'sales notice': (at) =>
    salesNotice('lead.registered', leadSubject(new Date(at.getTime() - 86_400_000)), ORIGIN),
  'analysis ready': (at) => analysisReady(leadSubject(at), analysisAt(at), context),
  'page of the analysis': (at) => analysisPage('fr', analysisAt(at), 'token'),
};

const MIDNIGHTS = [
  ['2026-11-18T23:53:00Z', '2026-11-19'],
  ['2026-07-01T23:53:00Z', '2026-07-02'],
] as const;

const CASES = Object.keys(READ).flatMap((name) =>
  MIDNIGHTS.map(([at, day]) => [name, at, day] as const),
);

test.each(CASES)('%s: %s is the day in Paris, %s', (name, at, day) => {
  const text = JSON.stringify(READ[name]?.(new Date(at)));
  expect(text).toContain(longDate(day, 'fr'));
});

test.each(MIDNIGHTS)(
  'the document that is made at %s carries the day in Paris, %s',
  async (at, day) => {
    const days: string[] = [];
    const run = ({ frame }: { frame: { day: string } }) => {
      days.push(frame.day);
      return Promise.reject(new TooBusy());
    };
    const db = { query: async () => ({ rows: [] }) } as never;
    const maker = analysisMaker({
      ...{ db, analyses: { run }, origin: ORIGIN, statements, needsApproval: false },
    });
    const now = new Date(at);
    await maker.send({ now } as never, leadSubject(now));
    expect(days).toEqual([day]);
  },
);
