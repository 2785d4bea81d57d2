import type { Words } from '#content/words.ts';
import type fr from '../fr/deliveries.ts';

export default {
  title: 'Deliveries',
  text: 'Nothing is lost: every request is stored before it is sent.',
  totals: {
    waiting: 'Waiting',
    oldest: 'The oldest has waited for',
    oldestLater: 'planned for later',
    oldestNone: 'nothing waiting',
    alarm: 'alert beyond {limit}',
    dead: 'Dead, to be replayed by hand',
    sent: 'Sent in {hours}',
  },
  destinations: {
    title: 'Destinations',
    columns: {
      name: 'Destination',
      cells: 'Hour by hour',
      success: 'Last success',
      now: 'At the moment',
      on: 'On',
      test: 'Test',
    },
    places: { people: 'Emails to people', team: 'Notices to the team', analysis: 'Analyses' },
    notes: {
      webhook: 'signed webhook',
      people: 'by the mail server',
      team: 'by the mail server',
      analysis: 'made here, then sent',
    },
    cells:
      'Hours since yesterday: {sent} with deliveries sent, {waiting} still waiting, {refused} with a refusal, {nothing} with nothing to send.',
    legend:
      'One cell per hour, the latest on the right. Full: sent. Half: still waiting. Empty with a red edge: refused. Dash: nothing to send.',
    never: 'never',
    justNow: 'just now',
    ago: '{duration} ago',
    waiting: { one: '{count} waiting', other: '{count} waiting' },
    dead: { one: '{count} dead', other: '{count} dead' },
    nothing: 'nothing waiting',
    offByItself: 'switched itself off: {when}',
    offByPerson: 'switched off by hand: {when}',
    switch: '{name}, on',
    always: 'always on',
    offNote:
      'A destination that is off receives nothing: what comes for it dies and can be replayed for {days}. A test still gets through.',
    switchedOn: '{name} is on again. What it missed can be replayed below.',
    switchedOff: '{name} is off.',
    test: 'Test',
    testOf: 'Test {name}',
    testNotSent: 'The test was not sent.',
    testing: 'Test on its way…',
    tested: 'Test received at {time}.',
    testRefused: 'Test refused ({error}).',
    testWaits: 'The test is still waiting: is the delivery service running?',
    none: 'No webhook is in use: WEBHOOKS is empty, or the delivery service is not running.',
  },
  causes: {
    title: 'To repair',
    none: 'No delivery has failed. What waits leaves by itself.',
    count: { one: '{count} cause', other: '{count} causes' },
    replayDead: { one: 'Replay the dead one', other: 'Replay the {count} dead' },
    replayAll: { one: 'Replay', other: 'Replay all {count}' },
    replay: 'Replay',
    replayOf: 'Replay {reference}',
    more: { one: 'Show the other', other: 'Show the other {count}' },
    beyond: { one: '{count} more, newer.', other: '{count} more, newer.' },
    facts: 'Since {since}. {counts}.',
    next: 'Next attempt: {when}.',
    columns: {
      reference: 'Reference',
      what: 'What',
      since: 'Since',
      attempts: 'Attempts',
      next: 'Next attempt',
      replay: 'Replay',
    },
    died: 'dead: {when}',
    soon: 'any moment',
    replayed: { one: '{count} delivery replayed.', other: '{count} deliveries replayed.' },
    replayedNote: 'Under the same id: the receiver recognises a duplicate.',
  },
  kinds: {
    sales_notice: 'Notice to sales',
    acknowledgement: 'Acknowledgement',
    newsletter_confirmation: 'Newsletter confirmation',
    newsletter_welcome: 'Newsletter welcome',
    newsletter_reminder: 'Newsletter reminder',
    data_link: 'Link to own data',
    analysis: 'Analysis to make',
    analysis_ready: 'Analysis ready',
    analysis_reminder: 'Reminder of an analysis to approve',
  },
  events: {
    'lead.registered': 'Pre-registration',
    'lead.repeated': 'Repeated pre-registration',
    'destination.test': 'Test',
    'lead.simulated': 'Linked simulation',
    'form.submitted': 'Message',
    'newsletter.confirmed': 'Newsletter subscription',
    'newsletter.unsubscribed': 'Newsletter unsubscription',
  },
  why: {
    key: {
      title: '{name} refuses our key',
      text: 'Answer: {error}. The key was probably changed on their side. Put the new one into WEBHOOKS, restart the delivery service, test, then replay.',
    },
    gone: {
      title: '{name} no longer exists',
      text: 'Answer: {error}. The destination switched itself off. Change its address in WEBHOOKS, switch it on, then replay.',
    },
    missing: {
      title: '{name}: address not found',
      text: 'Answer: {error}. The path of the address has probably changed. Correct it in WEBHOOKS, restart the delivery service, then replay.',
    },
    refused: {
      title: '{name} refuses what we send',
      text: 'Answer: {error}. The receiver does not understand the request: ask the person who looks after it, then replay.',
    },
    busy: {
      title: '{name}: too many requests at once',
      text: 'Answer: {error}. Attempts go on by themselves, further apart. Replaying now makes it worse.',
    },
    server: {
      title: '{name} is down',
      text: 'Answer: {error}. Attempts go on by themselves; replay once the service is back so as not to wait.',
    },
    redirect: {
      title: '{name} sends us elsewhere',
      text: 'Answer: {error}. We do not follow redirects. Put the final address into WEBHOOKS, restart the delivery service, then replay.',
    },
    timeout: {
      title: '{name} does not answer in time',
      text: 'No answer within the limit ({error}). Attempts go on by themselves.',
    },
    unreachable: {
      title: '{name} is out of reach',
      text: 'No connection ({error}): the name, the network, or a service that is down. Attempts go on by themselves.',
    },
    certificate: {
      title: '{name}: certificate refused',
      text: 'The certificate is not valid ({error}). It has to be renewed at the receiver; then replay.',
    },
    address: {
      title: '{name}: address not allowed',
      text: 'The address leads into a private network or is not https ({error}). Correct WEBHOOKS.',
    },
    off: {
      title: '{name} was off',
      text: 'These deliveries came while the destination was switched off. Switch it on first, then replay.',
    },
    'unknown-destination': {
      title: '{name} is no longer configured',
      text: 'No delivery service knows this destination. Put it back into WEBHOOKS, then replay; otherwise these deliveries go after {days}.',
    },
    mailbox: {
      title: 'Mailboxes that do not exist',
      text: 'The receiving server does not know the address ({error}). It was mistyped: replaying will not help.',
    },
    'mail-login': {
      title: 'The mail server refuses our password',
      text: 'Answer: {error}. Correct SMTP_URL, restart the delivery service, then replay.',
    },
    'mail-refused': {
      title: 'The mail server refuses',
      text: 'Final answer: {error}. Often the sender or the content: look into the mail server’s log before replaying.',
    },
    'mail-later': {
      title: 'The mail server asks us to wait',
      text: 'Answer: {error}. Attempts go on by themselves every five minutes.',
    },
    fault: {
      title: '{name}: a fault of our own',
      text: '{error}. The log of the delivery service says more; to be mended before replaying.',
    },
    other: {
      title: '{name}: failed',
      text: 'The delivery service noted: {error}.',
    },
  },
} as const satisfies Words<typeof fr>;
