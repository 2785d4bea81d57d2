import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { eventOf, newAddress, senderTo } from './events.ts';
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
afterEach(() => teams.recover());
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

test('a priority lead is posted, with what one needs to call', async () => {
  const email = newAddress();
  expect(await shipped.send(eventOf('lead.registered', { email }))).toBe(200);
  expect(cardsAbout(email)).toEqual([
    [
      'Priority lead (96) · Fret & Fils',
      'Name: Ana Roy',
      `E-mail: ${email}`,
      'Phone: +33 1 99 00 18 44',
      'Vehicles: 100',
      'Type: vans',
      'Urgency: immediate',
      'Language: fr',
      'Simulated gain a year: 18114 €',
    ],
  ]);
});

test('a message is posted as it was typed', async () => {
  const email = newAddress();
  const typed = {
    email,
    name: null,
    company: null,
    message: '[link](https://a.example) "é" {{1}}',
  };
  expect(await shipped.send(eventOf('form.submitted', typed))).toBe(200);
  expect(cardsAbout(email)).toEqual([
    [`Message · ${email}`, `E-mail: ${email}`, 'Language: fr', typed.message],
  ]);
});

test('other leads, later events and the newsletter are not', async () => {
  const before = teams.requests.length;
  const email = newAddress();
  const standard = { email, qualification_status: 'standard', lead_score: 59 };
  expect([
    await shipped.send(eventOf('lead.registered', standard)),
    await shipped.send(eventOf('lead.status_changed', { email, status: 'won' })),
    await shipped.send(eventOf('newsletter.confirmed', { email })),
  ]).toEqual([200, 200, 200]);
  expect(teams.requests).toHaveLength(before);
});

test('a simulation is posted only if it made the lead a priority', async () => {
  const [already, since] = [newAddress(), newAddress()];
  // 17 of the example's points are the simulation's.
  await shipped.send(eventOf('lead.simulated', { email: already, lead_score: 96 }));
  await shipped.send(eventOf('lead.simulated', { email: since, lead_score: 76 }));
  expect(cardsAbout(already)).toEqual([]);
  expect(cardsAbout(since)).toHaveLength(1);
});

test('what a program may have sent is marked as such', async () => {
  const email = newAddress();
  await shipped.send(eventOf('form.submitted', { email, suspicion: 'honeypot' }));
  expect(cardsAbout(email)[0]).toContain('Perhaps sent by a program: check before you answer.');
});

test('the same delivery is posted once', async () => {
  const email = newAddress();
  const id = randomUUID();
  const event = eventOf('lead.registered', { email });
  expect([await shipped.send(event, { id }), await shipped.send(event, { id })]).toEqual([
    200, 200,
  ]);
  expect(cardsAbout(email)).toHaveLength(1);
});

test.each([500, 429])('Teams fails with %i: the retry is posted', async (status) => {
  const email = newAddress();
  const id = randomUUID();
  const event = eventOf('lead.registered', { email });
  teams.failAt({ at: /./, status });
  expect(await shipped.send(event, { id })).toBeGreaterThanOrEqual(500);
  teams.recover();
  const before = teams.requests.length;
  expect(await shipped.send(event, { id })).toBe(200);
  expect(teams.requests).toHaveLength(before + 1);
});

test('a Teams that does not answer is given up before the sender gives up', async () => {
  teams.failAt({ at: /./, hang: true });
  const event = eventOf('lead.registered', { email: newAddress() });
  expect(await shipped.send(event)).toBeGreaterThanOrEqual(500);
});

test('what is forged or stale is refused, and Teams hears nothing', async () => {
  const event = eventOf('lead.registered', { email: newAddress() });
  const before = teams.requests.length;
  const other = senderTo(shipped.url, `whsec_${Buffer.from(randomUUID()).toString('base64')}`);
  expect([
    await other(event),
    await shipped.send(event, { at: new Date(Date.now() - 360_000) }),
  ]).toEqual([401, 401]);
  expect(teams.requests).toHaveLength(before);
});
