import { afterEach, expect, test, vi } from 'vitest';
import { leftToFill, NO_DRAFT, readDraft, updatedDraft } from './use-draft.ts';

const PREFILLED = { fleet_size: '50-99', charging_hours: 'night' };

test('what a simulation answered stays apart until the visitor changes it', () => {
  const filled = { ...NO_DRAFT, prefilled: PREFILLED };
  const left = updatedDraft(filled, { ...PREFILLED, email: 'c' });
  expect(left).toEqual({ values: { email: 'c' }, prefilled: PREFILLED });
  const changed = updatedDraft(left, { ...PREFILLED, fleet_size: '5-9', email: 'c' });
  expect(changed).toEqual({
    values: { email: 'c', fleet_size: '5-9' },
    prefilled: { charging_hours: 'night' },
  });
  expect(updatedDraft(changed, { ...PREFILLED, email: 'c' }).values).toHaveProperty('fleet_size');
});

test('the next simulation fills neither what was answered nor what was emptied', () => {
  const emptied = updatedDraft({ ...NO_DRAFT, prefilled: PREFILLED }, { fleet_size: '50-99' });
  expect(emptied.values).toEqual({ charging_hours: '' });
  const next = { fleet_size: '100-249', charging_hours: 'night', industry: 'municipal' };
  expect(leftToFill(emptied, next)).toEqual({ fleet_size: '100-249', industry: 'municipal' });
});

test('P13: leave to ring is kept with a number only', () => {
  const given = { phone: '01 99 00 18 42', phone_consent: 'on' };
  const reachable = updatedDraft(NO_DRAFT, given);
  expect(reachable.values).toEqual(given);
  expect(updatedDraft(reachable, { phone_consent: 'on' }).values).toEqual({ phone: '' });
});

afterEach(() => vi.unstubAllGlobals());

test.each([
  'null',
  '"text"',
  '{"values":[',
  '{"values":null}',
  '{"values":5}',
  '{"values":{},"prefilled":null}',
])('R23: %s is no draft', (stored) => {
  vi.stubGlobal('sessionStorage', { getItem: () => stored });
  expect(readDraft('contact')).toMatchObject(NO_DRAFT);
});
