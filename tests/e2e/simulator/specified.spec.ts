import { expect, test } from './simulator.page.ts';

/**
 * The specification's section 3, by the French words that stand on the page: every input of Expert mode and of
 * the longer form; the results are in src/app/simulator/result/facts.test.tsx. Left out on purpose: the region
 * (one country, named in a sentence), critical departure hours and the frequency of events (docs/spec-notes.md).
 */
const SPECIFIED = {
  numbers: [
    ['Véhicules électriques', 5, 200],
    ['Puissance des bornes (AC Standard)', 7, 150],
    ['Capacité des batteries', 30, 120],
    ['Niveau à l’arrivée', 10, 80],
    ['Niveau visé au départ', 60, 100],
    ['Sessions de recharge par jour', 1, 3],
    ['Part pilotable de la flotte', 10, 100],
  ],
  choices: {
    Activité: [
      'Transport de personnes',
      'Livraison / logistique',
      'Services municipaux',
      'Services techniques',
    ],
    'Pilotage des véhicules': [/OCPP/, /Mixte/, /API/],
    'Priorité d’exploitation': [/Haute/, /Normale/, /Basse/],
  },
  slots: ['Standard', 'Matinale', 'Tardive', 'Nuit'],
  plugged: ['Temps branché par jour', '6', '16'],
  sitePower: 'Puissance souscrite',
  firstAvailability: 'à',
  comparison: /flottes simulées sur 208/,
  benchmark: /la médiane \(\d+\s€\)/,
  chargers: ['AC Standard', 'AC Rapide / DC Lent', 'DC Rapide'],
  region: 'Prix et tarifs français',
} as const;

test('Expert mode asks everything that is specified, within its bounds', async ({ simulator }) => {
  await simulator.open('/simulateur?m=expert&i=3');
  const board = simulator.panel('expert');
  for (const group of await simulator.groups.all()) await group.click();
  for (const [name, least, most] of SPECIFIED.numbers) {
    for (const role of ['spinbutton', 'slider'] as const) {
      await expect(board.getByRole(role, { name, exact: true }), name).toBeVisible();
    }
    const box = board.getByRole('spinbutton', { name, exact: true });
    await expect(box).toHaveAttribute('aria-valuemin', String(least));
    await expect(box).toHaveAttribute('aria-valuemax', String(most));
  }
  for (const [name, options] of Object.entries(SPECIFIED.choices)) {
    const choice = board.getByRole('combobox', { name, exact: true });
    await expect(choice.getByRole('option')).toHaveText(options);
  }
  const slots = board.getByRole('combobox', { name: 'Plages types' }).getByRole('option');
  await expect(slots).toHaveText([/^Plages/, ...SPECIFIED.slots.map((slot) => new RegExp(slot))]);
  const [plugged, least, most] = SPECIFIED.plugged;
  const hours = board.getByRole('slider', { name: plugged });
  await expect(hours).toHaveAttribute('min', least);
  await expect(hours).toHaveAttribute('max', most);
  await expect(
    board.getByRole('spinbutton', { name: SPECIFIED.sitePower, exact: true }),
  ).toBeVisible();
  await expect(simulator.typedTime(SPECIFIED.firstAvailability)).toHaveValue(/^6\sh\s00$/);
  await expect(board.getByText(SPECIFIED.region)).toBeVisible();
  const charger = board.getByRole('spinbutton', { name: /^Puissance des bornes/ });
  for (const [at, kw] of ['11', '50', '51'].entries()) {
    await charger.fill(kw);
    await expect(charger).toHaveAccessibleName(new RegExp(SPECIFIED.chargers[at] ?? ''));
  }
});

test('results, benchmark and theoretical potential stand below', async ({ simulator }) => {
  await simulator.open('/simulateur?m=expert&i=3');
  await simulator.unfold();
  await expect(simulator.fact('Score de projet')).toHaveText(/\S/);
  const board = simulator.panel('expert');
  for (const text of [SPECIFIED.comparison, SPECIFIED.benchmark]) {
    await expect(board.locator('p', { hasText: text })).toBeVisible();
  }
  await board.getByText('Le potentiel théorique', { exact: true }).click();
  await expect(
    board.getByText(/^Capacité × temps branché × jours\s: 192,5\skW × 8\sh × 365/),
  ).toBeVisible();
});
