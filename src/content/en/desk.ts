import type fr from '../fr/desk.ts';
import type { Words } from '../words.ts';
import people from './desk-people.ts';

export default {
  name: 'desk',
  rail: {
    label: 'Desk',
    pages: 'Pages',
    open: 'Open the menu',
    close: 'Close the menu',
    until: 'session until {time}',
    leave: 'Log out',
    language: 'Language',
  },
  groups: { work: 'Work', rights: 'Rights', service: 'Service', traces: 'Follow-up' },
  pages: {
    leads: 'Leads',
    people: 'People',
    deliveries: 'Deliveries',
    numbers: 'Numbers',
    audit: 'Log',
  },
  roles: { sales: 'Sales', privacy: 'Data protection', operations: 'Operations' },
  door: {
    title: 'The desk',
    text: 'For the people who follow up what the site receives. Your company checks who you are; what you look at and change is written to the log.',
    enter: 'Log in',
    reasons: {
      failed: 'The login did not go through. Try again; if it keeps happening, tell operations.',
      unavailable: 'Your company’s login service does not answer. Try again in a moment.',
      'no-role':
        'Your account is known but has no access to the desk. Ask whoever manages your company’s accounts.',
    },
    lost: 'The desk does not answer.',
    again: 'Try again',
  },
  ended: {
    title: 'Your session is over.',
    text: 'Two hours without a move, ten hours in all, or somebody ended it. What you were writing is kept on this page: log in again in another tab, then come back here.',
    enter: 'Log in again',
  },
  refused: {
    title: 'This page is kept for: {roles}.',
    text: 'Your role: {own}. Your visit is written to the log.',
    back: 'Go back',
  },
  missing: { title: 'There is no such page.', back: 'Go back' },
  failures: {
    lost: 'The server does not answer. Nothing was changed.',
    fault: 'Something went wrong on our side. Reference: {reference}.',
    unavailable: 'The database does not answer. Nothing was changed; try again in a moment.',
    again: 'Try again',
  },
  asking: 'Loading…',
  log: {
    title: 'Log',
    text: 'Every look at personal data and every change, newest first. Nothing in it can be altered; a line goes after six months.',
    columns: { at: 'When', who: 'Who', action: 'What', count: 'Records' },
    nobody: 'nobody identified',
    none: 'Nothing has been written yet.',
    more: 'Show more',
    actions: {
      login: 'Login',
      'login refused': 'Login refused, no role',
      logout: 'Logout',
      refused: 'Access refused',
      'page.refused': 'Page kept for others, refused',
      'audit.list': 'Log looked at',
      'person.find': 'Person looked for',
      'person.export': 'Person exported',
      'person.correct': 'Person corrected',
      'person.erase': 'Erasure asked for',
      'person.erasure': 'Erasure followed',
      'request.list': 'Requests looked at',
      'request.add': 'Request entered',
      'request.answer': 'Request marked as answered',
    },
  },
  people,
} as const satisfies Words<typeof fr>;
