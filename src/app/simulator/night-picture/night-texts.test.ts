import { expect, test } from 'vitest';
import words from '#content/fr/simulator-night.ts';
import { calculation, clampInputs, type FleetInputs } from '#domain/simulator/index.ts';
import { FRENCH_YEARS } from '#domain/simulator/prices/french-years.ts';
import type { SimulatorTexts } from '../texts.ts';
import { labelTexts, nightCaption, nightFigures } from './night-texts.ts';

const texts = { words: { night: words }, language: 'fr' } as unknown as SimulatorTexts;
const model = calculation(FRENCH_YEARS.slice(-1));

function drawn(given: Partial<FleetInputs>, choice: 'mean' | 'summer' = 'mean') {
  const { inputs } = clampInputs({ hours: 13, departureHour: 7, ...given });
  const { night, main } = model.main({ inputs, choice });
  return { night, inputs, situations: main.situations };
}

const names = (given: Partial<FleetInputs>) => {
  const { today, plan, ready } = labelTexts(drawn(given), texts);
  return [today[0], plan[0], ready[0]?.join(' ')].map((name) => name?.replaceAll(/\s/g, ' '));
};

test('the names of the bars say what is supposed, what is subscribed and what is not answered', () => {
  expect(names({})[0]).toBe('aujourd’hui, si c’est dès l’arrivée');
  expect(names({})[1]).toBe('avec Voltige');
  const answered = { baseline: 'arrival', contract: 'fixed' } as const;
  const [today, plan, ready] = names(answered);
  expect(today).toBe('aujourd’hui : 220 kVA supposés');
  expect(plan).toMatch(/^avec Voltige : \d+ kVA suffisent$/);
  expect(ready).toBe('25 véhicules prêts à 7 h');
  expect(names({ ...answered, siteKw: 150 })[0]).toBe('aujourd’hui : 150 kVA');
  // No vehicle needs that much: the charging draws less than the bill subscribes.
  expect(names({ ...answered, siteKw: 900 })[0]).toBe('aujourd’hui : 275 kVA');
});

test('vehicles that leave short are not called ready', () => {
  const [, , ready] = names({ hours: 6, chargerKw: 7, startPercent: 10, targetPercent: 100 });
  expect(ready).toMatch(/^25 véhicules à \d\d % à 7 h$/);
});

test('prices that nobody typed are called supposed, those of the bill not', () => {
  expect(nightCaption(drawn({ contract: 'fixed' }), texts)).toMatch(/supposés/);
  expect(nightCaption(drawn({ contract: 'fixed', flatPrice: 90 }), texts)).toMatch(/votre facture/);
  const summer = { contract: 'class' } as const;
  expect(nightCaption(drawn(summer, 'summer'), texts)).toContain(words.caption.sun);
  const typed = { ...summer, hpbPrice: 80, hcbPrice: 60 };
  const caption = nightCaption(drawn(typed, 'summer'), texts);
  expect(caption).toMatch(/votre facture/);
  expect(caption).not.toContain(words.caption.sun);
});

test('what the night costs stands with what is supposed of it', () => {
  const open = nightFigures(drawn({}), texts).note;
  expect(open).toContain(words.conclusion.openPrice);
  expect(open).toContain(words.conclusion.openBaseline);
  const { note } = nightFigures(drawn({ baseline: 'timer', contract: 'indexed' }), texts);
  expect(note).toMatch(/^En moyenne sur 2025, si tout se passe comme prévu/);
});
