import type { Words } from '#content/words.ts';
import type fr from '../fr/desk.ts';
import deliveries from './deliveries.ts';
import people from './people.ts';
import requests from './requests.ts';

export default {
  name: 'desk',
  rail: {
    label: 'Desk',
    pages: 'Pages',
    open: 'Open the menu',
    close: 'Close the menu',
    until: 'session until {time}',
    leave: 'Log out',
  },
  groups: { work: 'Work', rights: 'Rights', service: 'Service', traces: 'Follow-up' },
  pages: {
    requests: 'Requests',
    people: 'People',
    deliveries: 'Deliveries',
    audit: 'Log',
  },
  roles: { sales: 'Sales', privacy: 'Data protection', operations: 'Operations' },
  login: {
    title: 'The desk',
    text: 'For the people who follow up what the site receives. Your company checks who you are; what you look at and change is written to the log.',
    enter: 'Log in',
    reasons: {
      failed: 'The login did not go through. Try again; if it keeps happening, inform operations.',
      unavailable: 'Your company’s login service does not answer. Try again in a moment.',
      'no-role':
        'Your account is known but has no access to the desk. Ask the person who manages your company’s accounts.',
    },
    lost: 'The desk does not answer.',
    again: 'Try again',
  },
  ended: {
    title: 'Your session has ended.',
    text: 'It lasts ten hours at most, and ends after two hours without activity. What you were writing is still on this page: log in again in another tab, then come back here.',
    enter: 'Log in again',
  },
  refused: {
    title: 'This page is reserved for: {roles}.',
    text: 'Your role: {own}. Your visit is written to the log.',
    back: 'Go back',
  },
  missing: { title: 'This page does not exist.', back: 'Go back' },
  failures: {
    lost: 'The server does not answer. Check your connection, then try again.',
    fault:
      'Something went wrong on our side. If it keeps happening, give operations this reference: {reference}.',
    'logged-out': 'Your session has ended: log in again.',
    role: 'Your role does not allow this.',
    'not-found': 'It is no longer there.',
    conflict: 'Somebody has changed it in the meantime.',
    unavailable: 'The database does not answer. Nothing was changed; try again in a moment.',
    again: 'Try again',
  },
  change: {
    conflict:
      'It is done already, or somebody has changed it in the meantime. The page is read again.',
    notDone: 'Nothing was done.',
  },
  toasts: { label: 'Messages ({hotkey})', announced: 'Message' },
  close: 'Close',
  requests,
  asking: 'Loading…',
  log: {
    title: 'Log',
    text: 'Every look at personal data and every change, newest first. Nothing in it can be altered; a line goes after six months.',
    columns: { at: 'When', who: 'Who', action: 'What', count: 'Records' },
    nobody: 'nobody identified',
    times: { one: '{count} time', other: '{count} times in a row' },
    records: { one: '{count} record', other: '{count} records' },
    more: 'Show more',
    actions: {
      login: 'Login',
      'login refused': 'Login refused, no role',
      logout: 'Logout',
      refused: 'Access refused',
      'page.refused': 'Page reserved for others, refused',
      'requests.list': 'List of requests viewed',
      'request.show': 'Request viewed',
      'request.release': 'Request checked: not a program',
      'request.resend': 'Delivery of a request sent again',
      'analysis.preview': 'Analysis read',
      'analysis.approve': 'Analysis approved',
      'analysis.decline': 'Analysis held back',
      'analysis.revoke': 'Link to an analysis revoked',
      'audit.list': 'Log viewed',
      'deliveries.list': 'Deliveries viewed',
      'deliveries.replay': 'Deliveries replayed',
      'destinations.switch': 'Destination switched off or on',
      'destinations.test': 'Destination tested',
      'destinations.tested': 'Outcome of a test viewed',
      'person.find': 'Person looked for',
      'person.export': 'Person exported',
      'person.correct': 'Person corrected',
      'person.erase': 'Erasure asked for',
      'person.erasure': 'Erasure followed',
      'rights.list': 'Rights requests viewed',
      'rights.add': 'Rights request entered',
      'rights.answer': 'Rights request marked as answered',
    },
  },
  deliveries,
  people,
} as const satisfies Words<typeof fr>;
