import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventOf, newAddress } from './events.ts';
import { startShipped } from './shipped-workflow.ts';
import { startTool, type ToolRequest } from './tool-stub.ts';

/** The part of a Teams address that lets one in. */
const SIGNATURE = 'sig_Of-a_stub';
const PATH = '/workflows/0a1b2c/triggers/manual/paths/invoke';

let teams: Awaited<ReturnType<typeof startTool>>;
let shipped: Awaited<ReturnType<typeof startShipped>>;

const isLetIn = ({ path, query }: ToolRequest) =>
  path === PATH && query.sig === SIGNATURE && query['api-version'] === '1';

beforeAll(async () => {
  teams = await startTool((request) => ({ status: isLetIn(request) ? 202 : 401 }));
  shipped = await startShipped('teams.json', {
    settings: { teamsUrl: `${teams.url}${PATH}?api-version=1&sp=%2Ftriggers`, language: 'en' },
    credential: {
      name: 'Voltige Teams',
      type: 'httpQueryAuth',
      data: { name: 'sig', value: SIGNATURE },
    },
  });
}, 600_000);
afterAll(async () => {
  await shipped?.stop();
  await teams.stop();
});

interface Run {
  text: string;
}

/** Lines of each card that Teams accepted and that names this address. */
function cardsAbout(email: string): string[][] {
  return teams.requests
    .filter(isLetIn)
    .map(({ body }) => {
      expect(body).toMatchObject({
        type: 'message',
        attachments: [
          {
            contentType: 'application/vnd.microsoft.card.adaptive',
            content: { type: 'AdaptiveCard', version: '1.4' },
          },
        ],
      });
      return body.attachments[0].content.body.map(({ inlines }: { inlines: Run[] }) =>
        inlines.map(({ text }) => text).join(''),
      );
    })
    .filter((lines: string[]) => lines.includes(`E-mail: ${email}`));
}

test('a lead, a second fleet and a message are each a card, once', async () => {
  const { send } = shipped;
  const email = newAddress();
  const registered = eventOf('lead.registered', { email });
  const delivery = { id: randomUUID() };
  expect(await send(registered, { forged: JSON.stringify({ ...registered, type: 'x' }) })).toBe(
    401,
  );
  teams.failAt({ at: /./, status: 429 });
  expect(await send(registered, delivery)).toBeGreaterThanOrEqual(500);
  teams.recover();
  // Not accepted.
  teams.requests.splice(0);
  const answers = [await send(registered, delivery), await send(registered, delivery)];

  const further = { email, id: randomUUID(), fleet_size: 25, phone: null };
  answers.push(await send(eventOf('lead.repeated', further, 1)));
  // 17 of the example's points are the simulation's: it was a priority before.
  answers.push(await send(eventOf('lead.simulated', { email, lead_score: 96 }, 2)));
  const standard = { email, qualification_status: 'standard', lead_score: 59 };
  answers.push(await send(eventOf('lead.repeated', standard, 3)));

  const typed = { email, name: null, company: null, message: '[a](https://a.example) "é" {{1}}' };
  answers.push(await send(eventOf('form.submitted', { ...typed, suspicion: 'honeypot' })));
  answers.push(await send(eventOf('newsletter.confirmed', { email })));
  expect(new Set(answers)).toEqual(new Set([200]));

  const facts = (size: number) => [
    `Vehicles: ${size}`,
    'Type: vans',
    'Urgency: immediate',
    'Language: fr',
    'Simulated gain a year: 15423 €, against charging on arrival, with spot prices, by the hour',
  ];
  const person = ['Priority lead (96) · Fret & Fils', 'Name: Ana Roy', `E-mail: ${email}`];
  const doubt = 'Perhaps sent by a program: check before you answer.';
  expect(cardsAbout(email)).toEqual([
    [...person, 'Phone: +33 1 99 00 18 44', ...facts(100)],
    [...person, ...facts(25)],
    [`Message · ${email}`, doubt, `E-mail: ${email}`, 'Language: fr', typed.message],
  ]);
});
