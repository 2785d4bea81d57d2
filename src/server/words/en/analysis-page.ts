import { f } from '#content/en/facts.ts';
import type { Words } from '#content/words.ts';
import type fr from '../fr/analysis-page.ts';

export default {
  title: 'Your analysis',
  lead: 'Made on {date}.',
  from: {
    simulation: 'From your simulation.',
    answers: 'From your answers.',
  },
  open: 'Open the document (PDF)',
  figures: {
    gain: 'Net gain',
    other: 'If the fleet charged the other way today',
    fleet: 'Net gain for the fleet per year',
    fleetValue: '{gain} for {count} vehicles',
  },
  openTitle: 'What would make it more precise',
  openText:
    'Give these answers in the simulator: it works everything out again at once. A question? Reply to our email.',
  linkTitle: 'This link',
  linkText:
    'It is private: anyone you give it to can open the analysis until {date}. After that the analysis is deleted. No search engine sees it.',
  revokeText: 'Once revoked it opens for nobody.',
  revoke: 'Revoke this link',
  revoking: {
    title: 'Revoke this link?',
    lead: 'The analysis will no longer open, neither for you nor for anyone you passed the link to. Your data stays with us; to erase it, follow ‘My data’ in our email.',
    press: 'Revoke the link',
    back: 'Back to the analysis',
  },
  revoked: {
    title: 'The link is revoked.',
    lead: 'Nobody can open this analysis any more. The simulator makes another whenever you like, to download without leaving an address.',
    home: 'Back to the site',
  },
  gone: {
    title: 'This link no longer works.',
    lead: `It is more than ${f.retention.analysisDays} days old, it was revoked, or the data of the analysis was erased.`,
    simulate: 'Run a simulation',
    write: `Missing an analysis? Write to ${f.brand.email.contact}.`,
  },
  fileName: 'analysis',
} as const satisfies Words<typeof fr>;
