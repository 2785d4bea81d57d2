import { expect, test, words } from './simulator.page.ts';

const { actions, board, fields, kept, notes } = words;

test('what a link had to change is named until it is answered', async ({ page, simulator }) => {
  await simulator.open('/simulateur?m=expert&v=999&p=abc&ab=b&b.v=50&i=3');
  const note = page.getByRole('note');
  const items = note.getByRole('listitem');
  await expect(note).toContainText(notes.link);
  await expect(note).toContainText(notes.secondFleet);
  await expect(items).toHaveText([
    new RegExp(`^${fields.vehicles.label}.*200`),
    new RegExp(`^${fields.chargerKw.label}.*11`),
  ]);
  await simulator.number('vehicles').fill('60');
  await expect(items).toHaveCount(1);
  await expect(note).not.toContainText('60');
  await expect(note).not.toContainText(notes.secondFleet);
});

test('a copied link opens its answers and leaves the draft alone', async ({
  page,
  context,
  simulator,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const vehicles = simulator.number('vehicles');
  await simulator.open();
  await vehicles.fill('77');
  await simulator.press(board.next.share);
  await simulator.press(actions.copy);
  await expect(page.getByText(actions.copied, { exact: true }).first()).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/\/simulateur\?v=77&i=3$/);

  await simulator.open('/simulateur?v=120&i=3');
  await expect(page.getByText(/simulation partagée/)).toContainText('77');
  await vehicles.fill('130');
  await expect(page).toHaveURL('/simulateur?v=130&i=3');
  await simulator.press(kept.backToMine);
  await expect(vehicles).toHaveValue('77');

  await simulator.open();
  await simulator.press(kept.resumeAction);
  await expect(vehicles).toHaveValue('77');
});
