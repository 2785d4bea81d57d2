import { expect, test } from 'vitest';
import { corrected } from '#build/words/typography.ts';
import { knownFigures } from '#domain/illustrations/known-figures.ts';
import { KNOWN_FLEETS } from '#domain/illustrations/known-fleets.ts';
import { type Answered, openSpan, shownFigures } from '#domain/simulator/index.ts';
import { gainSentence, situatedGain } from './gain-situation.ts';

function shownOf(fleet: 'depot' | 'initial', answered: Answered) {
  const figures = knownFigures(fleet);
  const span = openSpan(figures.situations, answered);
  return shownFigures({ ...figures, span }, figures.ranges, KNOWN_FLEETS[fleet].vehicles);
}

const DEPOT: readonly [Answered, string, string][] = [
  [
    { baseline: 'arrival', contract: 'indexed' },
    '182 € par véhicule et par an (prudent 142 €, favorable 222 €), par rapport à une recharge dès l’arrivée, avec une offre spot, prix de chaque heure',
    '€182 per vehicle per year (cautious €142, favourable €222), against charging on arrival, with spot prices, by the hour',
  ],
  [
    { baseline: null, contract: null },
    '28 à 182 € par véhicule et par an, selon votre recharge et votre prix',
    '€28–€182 per vehicle per year, depending on how you charge and what you pay',
  ],
  [
    { baseline: 'arrival', contract: 'unknown' },
    '74 à 182 € par véhicule et par an, selon votre prix',
    '€74–€182 per vehicle per year, depending on what you pay',
  ],
  [
    { baseline: null, contract: 'indexed' },
    '69 à 182 € par véhicule et par an, selon votre recharge',
    '€69–€182 per vehicle per year, depending on how you charge',
  ],
];

test.each(DEPOT)('the home depot after %o', (answered, french, english) => {
  const shown = shownOf('depot', answered);
  expect(gainSentence(shown, answered, 'fr')).toBe(corrected(french, 'fr'));
  expect(gainSentence(shown, answered, 'en')).toBe(english);
});

test('the gain of the whole fleet is a span as long as that of a vehicle is', () => {
  const open = { baseline: null, contract: null };
  expect(situatedGain(shownOf('depot', open), open, 'en').fleet).toMatch(/^€\d{3}–€4,\d{3}$/);
});

test('with both answers the gain against the other way of charging stands beside it', () => {
  const answered = { baseline: 'arrival', contract: 'indexed' } as const;
  expect(situatedGain(shownOf('depot', answered), answered, 'en').other).toBe(
    '€69 (cautious €56, favourable €82) against an off-peak timer',
  );
});

test('where a timer changes nothing, only the price is asked for, and the gain says so', () => {
  const open = { baseline: null, contract: null };
  expect(gainSentence(shownOf('initial', open), open, 'en')).toBe(
    '€51–€108 per vehicle per year, depending on what you pay',
  );
  const answered = { baseline: null, contract: 'indexed' } as const;
  expect(situatedGain(shownOf('initial', answered), answered, 'fr')).toMatchObject({
    situation: expect.stringContaining('une minuterie n’y changerait rien'),
    other: null,
  });
});
