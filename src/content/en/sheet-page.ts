import { RETENTION } from '#domain/privacy/retention.ts';
import { BRAND } from '#domain/site/brand.ts';
import { number } from '../figures.ts';
import type fr from '../fr/sheet-page.ts';
import { promised } from '../promises.ts';
import type { Words } from '../words.ts';

const days = number(RETENTION.sheetDays, 'en');

export default {
  opening: {
    title: 'Open a sales sheet',
    lead: 'It sums up one pre-registration: who it is, the figure, the questions to ask.',
    logged:
      'Every opening is logged: the date, the time and a fingerprint of the network, which shows when a forwarded link is opened elsewhere. The person it is about can see the dates.',
    press: 'Open the sheet',
    team: 'For the team. Personal data: do not forward this link outside the company.',
  },
  gone: {
    title: 'This sheet no longer opens.',
    lead: `The link is more than ${days} days old, was revoked or is incomplete, or the person’s data has been erased.`,
    find: 'With the reference in the email, whoever runs the site can look up the request if it is still stored.',
  },
  revoked: {
    title: 'The link is revoked.',
    lead: 'This sheet no longer opens for anybody. The pre-registration itself is still stored.',
  },
  title: 'Sheet {reference}',
  verdict: '{verdict}, {points} points. {meaning}',
  received: 'Pre-registered on {moment} (Paris time).',
  repeated:
    'This address had registered before. The sheet shows the new request; the first one has its own.',
  promises: {
    title: 'What they have been promised',
    caption: 'Counted from the pre-registration',
    columns: ['Promise', 'Due', 'Status'],
    due: '{moment} ({within})',
    analysis: 'Their analysis, by email',
    analysisWithin: promised('analysisWithin', 'en'),
    profile: 'Their profile reviewed, with an answer about the beta',
    profileWithin: promised('profileReviewWithin', 'en'),
    call: 'A call',
    appointment: 'A meeting',
    later: 'after that',
    theirDate: 'on a date of their choice',
    states: {
      sent: 'sent on {moment}',
      made: 'made on {moment}, being sent',
      waiting: 'made on {moment}, waiting for your approval',
      revoked: 'link revoked on {moment}',
      missing: 'not made yet',
      held: 'not made: check this request first',
      byTeam: 'for the team to do',
      mayCall: 'calls allowed',
      mayNotCall: 'no calls: write instead',
    },
  },
  figure: {
    simulation: 'The figure from their simulation, excluding VAT',
    analysis: 'The figure from their analysis, excluding VAT',
    title: 'The figure',
    between: '{gain}, between {low} and {high}',
    fleet: '{gain} for {count} vehicles',
    fleetBetween: '{gain} for {count} vehicles, between {low} and {high}',
    basis: 'Worked out',
    fromSimulation: 'from their simulation of {date}',
    fromAnalysis: 'from a simulation (analysis of {date})',
    fromAnswers: 'from their answers on the form (analysis of {date})',
    none: 'No figure yet: no simulation is attached and the analysis has not been made.',
    revoked: 'No figure: no simulation is attached and the link to the analysis has been revoked.',
    old: 'The attached simulation was made with an earlier version of the model: open it to see today’s figure.',
    seeSimulation: 'See the simulation',
    seeAnalysis: 'See the analysis they were sent',
    theirs:
      'The link to the analysis is their own: give it to nobody else, and leave revoking it to them.',
  },
  paste: {
    title: 'An opening to paste into an email',
    hint: 'One click selects all of it.',
    greeting: 'Hello {name},',
    hello: 'Hello,',
    thanks: `Thank you for pre-registering with ${BRAND.name}.`,
    fleet: 'You told us about a fleet of {fleet}.',
    fromSimulation:
      'Going by your simulation, your net gain would be {gain} per vehicle per year, or {fleetGain} a year for {count} vehicles, excluding VAT and after our share.',
    fromAnswers:
      'Going by your answers, your net gain would be {gain} per vehicle per year, or {fleetGain} a year for {count} vehicles, excluding VAT and after our share.',
    between: '{gain} (between {low} and {high})',
    sent: 'The analysis you received on {date} shows how we worked it out.',
    preparing: 'We are preparing your analysis.',
    precise: 'One question would make that figure more precise:',
    ask: 'One question to get us started:',
    next: {
      booking: 'To talk it through, pick a time: {url}',
      call: 'When would be a good time to call you about it?',
      write:
        'You can simply reply to this email. If you would rather talk, let me know a number and a good time.',
    },
  },
  open: {
    title: 'What is still open',
    unanswered: 'Optional questions left unanswered:',
    assumed: 'What the analysis had to assume:',
    nothing: 'Every question on the form was answered.',
  },
  score: {
    caption: 'Points, and the answer that gave them',
    columns: ['Criterion', 'Answer', 'Points'],
  },
  origin: {
    source: 'Form',
    sources: { website: 'website' },
  },
  consents: {
    title: 'What they agreed to',
    caption: 'What the person accepted or declined when sending the form',
    columns: ['Consent', 'Answer', 'Date', 'Text version'],
    email_consent: 'Contact by email, to receive their analysis',
    phone_consent: 'Calls on the number given',
    newsletter_consent: 'The flexibility newsletter',
  },
  link: {
    title: 'This link',
    until: `It opens until {moment}, ${days} days after the pre-registration.`,
    first: 'This is the first time it has been opened.',
    times: 'Opened {count} times, this one included.',
    caption: 'The latest openings, newest first',
    columns: ['When', 'Network'],
    thisOne: 'network {number} (this opening)',
    network: 'network {number}',
    stranger:
      'Another network may be your own, on the road or on a phone. An opening that nobody on the team recognises is a reason to revoke the link.',
    revokes: 'Once revoked it opens for nobody. The pre-registration stays stored.',
    revoke: 'Revoke this link',
  },
} as const satisfies Words<typeof fr>;
