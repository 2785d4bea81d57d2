import { expect, test } from 'vitest';
import type { TrackedEvent } from '#domain/privacy/analytics.ts';
import { listenToTracks } from './track.ts';
import { trackSentForm } from './track-sent-form.ts';

const simulator_data = { vehicles: 25 };

test.each([
  [{ form_type: 'newsletter', email: 'ada@fret.example' }, 'newsletter', 1],
  [{ form_type: 'contact', message: 'x', form_data: { subject: 'pricing' } }, 'contact', 1],
  [{ form_type: 'contact', form_data: { subject: 'demo' } }, 'contact', 10],
  [{ form_type: 'contact', form_data: { subject: 'other', simulator_data } }, 'contact', 5],
  [{ form_type: 'contact', form_data: { subject: 'demo', simulator_data } }, 'contact', 10],
  [{ form_type: 'demo_request', form_data: { subject: 'other' } }, 'demo_request', 10],
  [{ form_type: 'demo_request', form_data: { simulator_data } }, 'demo_request', 10],
  [{ email: 'ada@fret.example', simulator_data }, 'pre_registration', 5],
  [{ email: 'ada@fret.example' }, 'pre_registration', 1],
])('P8: of %o only the form and its worth are tracked', (content, form, value) => {
  const tracked: TrackedEvent[] = [];
  const silence = listenToTracks((happening) => tracked.push(happening));
  trackSentForm(content);
  silence();
  trackSentForm(content);
  expect(tracked).toEqual([{ name: 'form_submit', form, value }]);
});
