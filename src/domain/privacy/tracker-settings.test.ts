import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { LEGAL_UPDATED } from '../site/legal.ts';
import { trackersFrom } from './tracker-settings.ts';
import { trackerSources } from './tracker-sources.ts';
import {
  CATEGORY_OF,
  hostsOf,
  isAskedFor,
  isPermitted,
  policyDate,
  shownTrackers,
  updatedWith,
} from './trackers.ts';

// The last day that one of these tools is added on.
vi.setSystemTime('2031-01-31');

const CONFIGURED: object[] = JSON.parse(readFileSync('tests/e2e/trackers.json', 'utf8'));
const [audience, heatmap] = CONFIGURED;
const trackers = trackersFrom(CONFIGURED);

test.each([
  '',
  ' ',
  'XXXX',
  'G-XXXXXXXXXX',
  '000000',
  'YOUR_ID',
  'changeme',
  '<id>',
  '{id}',
  'TODO',
  'UA-XXXXX-X',
  'your_measurement_id',
  'placeholder',
])('P9: a tool whose id is the stand-in %j is not there at all', (id) => {
  expect(trackersFrom([{ ...heatmap, id }])).toEqual([]);
});

test.each([
  '1',
  '42',
  '111',
  'G-12AB34CD56',
  'G-0XXX1AB2CD',
  'voltige.example',
  'yourfleet.example',
  'xxxl-vans.example',
  'exchange-medical.example',
  'a1b2-c3',
])('%j is a real id', (id) => {
  expect(trackersFrom([{ ...heatmap, id }])).toHaveLength(1);
});

test('what is left out is reported', () => {
  const leftOut: string[] = [];
  trackersFrom(CONFIGURED, ({ name }) => leftOut.push(name));
  expect(leftOut).toEqual(['Nobody']);
});

test('of audience measurement the browser learns who receives it, and not how', () => {
  const [shown] = shownTrackers(trackers);
  expect(shown).toMatchObject({ purpose: 'audience', host: 'audience.tracker.example' });
  expect(JSON.stringify(shown)).not.toMatch(/tracked\.example|endpoint|provider|\/api\/event/);
  expect(shownTrackers(trackers).slice(1)).toEqual(trackers.slice(1));
});

test.each([
  ['an unknown purpose', { ...heatmap, purpose: 'advertising' }],
  ['a script without https', { ...heatmap, script: 'http://heat.tracker.example/x.js' }],
  ['a source that opens everything', { ...heatmap, sources: { connect: ['https:'] } }],
  ['a keyword where scripts come from', { ...heatmap, sources: { script: ["'unsafe-inline'"] } }],
  [
    'a directive in disguise',
    { ...heatmap, sources: { img: ['https://x.example; script-src *'] } },
  ],
  ['no company', { ...heatmap, company: '' }],
  ['a day that is none', { ...heatmap, since: 'yesterday' }],
  ['a day still to come', { ...heatmap, since: '2126-11-15' }],
  ['a field nobody knows', { ...heatmap, category: 'necessary' }],
  ['a measuring script in the page', { ...audience, script: 'https://x.example/x.js' }],
])('%s stops the build', (_, tracker) => {
  expect(() => trackersFrom([tracker])).toThrow();
});

test('two providers of audience measurement stop the build', () => {
  expect(() => trackersFrom([audience, audience])).toThrow('one provider');
});

test('P9: what a tool is for decides what has to be agreed to', () => {
  expect(CATEGORY_OF).toEqual({
    audience: 'analytics',
    heatmap: 'analytics',
    identification: 'marketing',
    chat: 'marketing',
  });
  const permitted = (analytics: boolean, marketing: boolean) =>
    trackers
      .filter((tracker) => isPermitted(tracker, { analytics, marketing }))
      .map(({ name }) => name);
  expect(permitted(false, false)).toEqual([]);
  expect(permitted(true, false)).toEqual(['Plausible', 'Thermo']);
  expect(permitted(false, true)).toEqual(['Quivient', 'Causette']);
});

test('every host that learns of a visit is named', () => {
  expect(shownTrackers(trackers).map(hostsOf)).toEqual([
    ['audience.tracker.example'],
    ['heat.tracker.example', 'frames.tracker.example'],
    ['ident.tracker.example'],
    ['chat.tracker.example'],
  ]);
});

test('the policy learns of what the browser reaches, not of what our server does', () => {
  expect(trackerSources(trackers)).toEqual({
    script: [
      'https://heat.tracker.example',
      'https://ident.tracker.example',
      'https://chat.tracker.example',
    ],
    style: ["'unsafe-inline'"],
    img: [],
    font: [],
    connect: [
      'https://heat.tracker.example',
      'https://ident.tracker.example',
      'https://chat.tracker.example',
    ],
    frame: ['https://frames.tracker.example'],
  });
});

test('P4: a tool added later asks everyone again', () => {
  expect(policyDate([])).toBe(LEGAL_UPDATED.cookies);
  expect(policyDate(trackersFrom([{ ...heatmap, since: '2031-01-31' }]))).toBe('2031-01-31');
  expect(policyDate(trackersFrom([{ ...heatmap, since: '2020-01-31' }]))).toBe(
    LEGAL_UPDATED.cookies,
  );
});

test('the texts that name a tool are as new as the newest tool', () => {
  const added = trackersFrom([{ ...heatmap, since: '2031-01-31' }]);
  expect(updatedWith(added, 'privacy')).toBe('2031-01-31');
  expect(updatedWith([], 'privacy')).toBe(LEGAL_UPDATED.privacy);
});

test('marketing is asked for only where a tool is for it, counting visits always', () => {
  const of = (...purposes: (typeof trackers)[number]['purpose'][]) =>
    trackers.filter(({ purpose }) => purposes.includes(purpose));
  for (const configured of [[], of('audience', 'heatmap')]) {
    expect(isAskedFor('analytics', configured)).toBe(true);
    expect(isAskedFor('marketing', configured)).toBe(false);
  }
  expect(isAskedFor('marketing', of('chat'))).toBe(true);
  expect(isAskedFor('marketing', of('identification'))).toBe(true);
});
