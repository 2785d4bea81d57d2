import { randomUUID } from 'node:crypto';
import { referenceOf } from '#domain/leads/reference.ts';
import { recordDestinations } from '../deliveries/destinations.ts';
import type { Identity } from '../desk/provider.ts';
import { erasePerson } from '../privacy/erase-person.ts';
import { deskDiary } from './desk-diary.ts';
import { CRM } from './people.ts';
import type { TestDesk } from './start-desk.ts';
import { MAIL_SECRETS } from './start-mail-sender.ts';
import { storeAnalysis } from './store-analysis.ts';
import { storeContact, storeLead, storeSubscriber, VISITOR } from './stored-rows.ts';

const LEA = { subject: 'lea', name: 'Léa Fontaine', roles: ['sales'] } satisfies Identity;
const HUGO = { subject: 'hugo', name: 'Hugo Lambert', roles: ['sales'] } satisfies Identity;
const NADIA = { subject: 'nadia', name: 'Nadia Benali', roles: ['privacy'] } satisfies Identity;
const MARC = { subject: 'marc', name: 'Marc Ollivier', roles: ['operations'] } satisfies Identity;
const PAUL = { subject: 'paul', name: 'Paul Sans-Rôle', roles: [] } satisfies Identity;
export const COLLEAGUES = [LEA, HUGO, NADIA, MARC, PAUL];

const visitor = (first_name: string, last_name: string, company: string, phone: string) => ({
  ...{ first_name, last_name, company, phone },
  email: `bonjour@${last_name}.example`.toLowerCase(),
});
const INES = visitor('Inès', 'Delmas', 'Brouette & Nièces', '+33 1 99 00 18 51');
const OMAR = visitor('Omar', 'Quesnel', 'Charrette Express', '+33 1 99 00 18 52');
const ROBOT = visitor('Zelda', 'Wurtz', 'Diligence SARL', '+33 1 99 00 18 53');
const WRITTEN = {
  message: 'Un devis pour trente triporteurs ?',
  search: 'brouet',
  soughtInVain: 'personne@nulle-part.example',
  corrected: 'Charrette et Fille',
};

/** What visitors are called and what was typed: nothing that the audit log may repeat. */
export const PERSONAL = [
  ...[INES, OMAR, ROBOT, WRITTEN].flatMap((one) => Object.values(one)),
  // As the rows of other tests have them.
  ...[VISITOR.company, VISITOR.phone],
];

/** A visitor whose data are stored. */
interface Kept {
  lead: string;
  submission: string;
  message: string;
  rows: string[];
  /** What an answer may say of them that nobody else has. */
  marks: string[];
}

/** Somebody of each role works at the desk, in what is theirs and, refused, in what is not. */
export async function deskDay(desk: TestDesk) {
  const diary = deskDiary(desk);
  await recordDestinations(desk.owner, [CRM]);
  const ines = await keep(desk, INES, { simulated: true });
  const omar = await keep(desk, OMAR);
  const robot = await keep(desk, ROBOT, { suspicion: 'honeypot' });
  await diary.isTurnedAway(PAUL);
  await sales(desk, diary, { ines, robot });
  const marc = await operations(desk, diary, omar);
  await privacy(desk, diary, omar);
  await marc.does('audit.list', {});
  return { ...diary, visitors: [ines, omar, robot] };
}

async function keep(
  desk: TestDesk,
  { email, ...answers }: typeof INES,
  options: Parameters<typeof storeLead>[1] = {},
): Promise<Kept> {
  const submission = await storeLead(desk.owner, { email, answers, ...options });
  const name = `${answers.first_name} ${answers.last_name}`;
  const message = await storeContact(desk.owner, {
    email,
    answers: { name, company: answers.company, message: WRITTEN.message },
  });
  const subscriber = await storeSubscriber(desk.owner, { email });
  const lead = await idBy(
    desk,
    'SELECT lead_id AS id FROM lead_submissions WHERE id = $1',
    submission,
  );
  const rows = [lead, submission, message, subscriber];
  return { lead, submission, message, rows, marks: [email, ...rows.map(referenceOf)] };
}

const idBy = async ({ owner }: TestDesk, statement: string, ...values: string[]): Promise<string> =>
  (await owner.query(statement, values)).rows[0].id;

type Diary = ReturnType<typeof deskDiary>;
const READ = { language: 'fr' } as const;

const STUCK = `INSERT INTO deliveries (id, kind, event, destination, form_submission_id, state, last_error, attempts, ended_at)
  VALUES (gen_random_uuid(), 'webhook', 'form.submitted', 'crm', $1, 'dead', 'HTTP 500', 10, now()) RETURNING id`;

/** What is decided about: as somebody read it. */
async function draftOf(desk: TestDesk, id: string) {
  const { rows } = await desk.owner.query('SELECT made_at FROM analyses WHERE id = $1', [id]);
  return { id, madeAt: rows[0].made_at.toISOString() as string };
}

async function sales(
  desk: TestDesk,
  diary: Diary,
  { ines, robot }: Record<'ines' | 'robot', Kept>,
) {
  const [lea, hugo] = [await diary.logIn(LEA), await diary.logIn(HUGO)];
  const analysis = await storeAnalysis(desk.owner, ines.submission, { approval: 'waiting' });
  const { lead, submission } = ines;
  const found = { search: WRITTEN.search, page: 1, ...READ };

  await lea.does('requests.list', found, [submission, ines.message]);
  await lea.does('requests.list', { page: 1, ...READ }, ({ requests }) =>
    requests.map(({ id }) => id),
  );
  await lea.does('request.show', { id: submission, ...READ }, [submission, ines.message]);
  await lea.does('request.show', { id: ines.message, ...READ }, [ines.message, submission]);
  await lea.inVain('request.show', { id: randomUUID(), ...READ }, 'not-found');
  await hugo.does('request.release', { id: robot.submission }, [robot.submission]);
  await hugo.inVain('request.release', { id: robot.submission }, 'conflict');
  const delivery = await idBy(desk, STUCK, ines.message);
  const again = { id: ines.message, delivery };
  await hugo.inVain('request.resend', { ...again, id: submission }, 'not-found');
  await hugo.does('request.resend', again, [ines.message]);
  await lea.inVain('request.resend', again, 'conflict');
  await hugo.does('analysis.preview', { id: analysis, ...READ }, [lead]);
  const read = await draftOf(desk, analysis);
  await hugo.does('analysis.approve', read, [lead, submission]);
  await lea.inVain('analysis.decline', read, 'conflict');
  await lea.does('analysis.revoke', { id: analysis }, [lead, submission]);
  const other = await storeAnalysis(desk.owner, robot.submission, { approval: 'waiting' });
  const declined = await draftOf(desk, other);
  await lea.does('analysis.decline', declined, [robot.lead, robot.submission]);
  await hugo.inVain('analysis.approve', declined, 'conflict');
  await hugo.inVain('analysis.revoke', { id: other }, 'conflict');
  await lea.does('page.refused', { page: 'people' });
  await lea.inVain('person.find', { sought: OMAR.email, ...READ }, 'role');
  await lea.logOut();
}

async function operations(desk: TestDesk, diary: Diary, omar: Kept) {
  const marc = await diary.logIn(MARC);
  const dead = await idBy(
    desk,
    `INSERT INTO deliveries (id, kind, event, destination, lead_submission_id, state, last_error, attempts, ended_at)
     VALUES (gen_random_uuid(), 'webhook', 'lead.registered', 'crm', $1, 'dead', 'HTTP 500', 10, now())
     RETURNING id`,
    omar.submission,
  );
  const off = { name: 'crm', on: false };

  await marc.does('deliveries.list', {}, [omar.submission]);
  await marc.does('deliveries.replay', { of: 'one', id: dead }, [dead]);
  await marc.inVain('deliveries.replay', { of: 'one', id: dead }, 'conflict');
  await marc.does('destinations.switch', off);
  await marc.inVain('destinations.switch', off, 'conflict');
  await marc.inVain('destinations.switch', { ...off, name: 'nowhere' }, 'not-found');
  const sent = await marc.does('destinations.test', { name: 'crm' });
  // In the worker's place.
  await desk.owner.query(
    `UPDATE deliveries SET state = 'delivered', ended_at = now() WHERE id = $1`,
    [sent.id],
  );
  await marc.does('destinations.tested', sent);
  await marc.inVain('requests.list', { page: 1, ...READ }, 'role');
  return marc;
}

async function privacy(desk: TestDesk, diary: Diary, omar: Kept) {
  const nadia = await diary.logIn(NADIA);
  const { email } = OMAR;
  const correction = { company: WRITTEN.corrected };
  const letter = { kind: 'erasure', channel: 'letter', receivedOn: '2026-01-05' } as const;
  const entered = () => idBy(desk, 'SELECT id FROM rights_requests');

  await nadia.does('person.find', { sought: WRITTEN.soughtInVain, ...READ });
  await nadia.does('person.find', { sought: email, ...READ }, omar.rows);
  await nadia.does('person.export', { email }, omar.rows);
  await nadia.does('person.correct', { email, correction }, omar.rows);
  await nadia.inVain('person.correct', { email: WRITTEN.soughtInVain, correction }, 'not-found');
  await nadia.does('rights.add', { ...letter, sought: email }, async () => [
    ...[await entered(), ...omar.rows],
  ]);
  await nadia.inVain('rights.add', { ...letter, receivedOn: '2999-01-01' }, 'malformed');
  const id = await entered();
  await nadia.does('rights.list', {}, [id, omar.submission]);
  await nadia.does('rights.answer', { id, outcome: 'done' }, [id]);
  await nadia.inVain('rights.answer', { id, outcome: 'refused' }, 'conflict');
  await nadia.inVain('person.erase', { email, typed: INES.email }, 'malformed');
  const erasure = await nadia.does('person.erase', { email, typed: email }, ({ request }) => [
    ...[request, ...omar.rows],
  ]);
  await nadia.inVain('person.erase', { email, typed: email }, 'conflict');
  await nadia.does('person.erasure', erasure, [erasure.request]);
  // In the worker's place.
  const connection = await desk.owner.connect();
  await erasePerson(connection, email, { secrets: MAIL_SECRETS, destinations: [] });
  connection.release();
  await nadia.does('person.erasure', erasure, [erasure.request]);
  await nadia.inVain('person.erasure', { request: randomUUID() }, 'not-found');
  await nadia.does('audit.list', {});
}
