import type { CollectedPart } from '#domain/leads/field-table.ts';
import { DATA_ACCESS } from '#domain/privacy/data-access.ts';
import { RETENTION } from '#domain/privacy/retention.ts';
import { BRAND } from '#domain/site/brand.ts';
import { AUTHORITIES } from '#domain/site/legal.ts';
import { collected } from '../collected-fields.ts';
import { number } from '../figures.ts';
import type fr from '../fr/privacy.ts';
import type { Words } from '../words.ts';
import fieldNames from './field-names.ts';

const { legal } = BRAND;
const { processors } = legal;
const named = (part: CollectedPart) =>
  collected(part, fieldNames, {
    language: 'en',
    ifGiven: (list) => `; ${list} if you give them`,
  });

export default {
  meta: {
    title: 'Privacy: what we do with your data',
    description:
      'Which data we collect, why, for how long, whom we share it with, and how to exercise your rights over it.',
  },
  hero: {
    title: 'Privacy',
    lead: 'No data sold or rented. What we collect, why, on what basis of the GDPR and for how long; you can see, download and erase your data yourself.',
  },
  updated: 'Last updated: {date}',
  contents: 'Contents',
  sections: {
    resume: {
      title: 'In short',
      text: [
        [
          'We collect what you give us, in order to answer you, and the few technical details listed below.',
          'We neither sell nor rent out any data.',
          'Until you consent, nothing is loaded from any other host and no tracker runs.',
          'You can see, download and erase your data yourself: {myDataPage}. For anything else, an email to {privacyEmail} is enough.',
        ],
      ],
    },
    responsable: {
      title: 'Controller',
      text: [
        `${legal.company}, ${legal.address}, SIREN ${legal.siren}. For any question about your data: {privacyEmail}.`,
      ],
    },
    donnees: {
      title: 'The data we process',
      text: [
        [
          {
            name: 'When you write to us or call',
            text: `${named('contact')}.`,
          },
          {
            name: 'When you pre-register a fleet',
            text: `${named('registration')}.`,
          },
          {
            name: 'When you attach a simulation',
            text: `${named('simulation')}, that is, what you told the simulator and the result. You see what is attached and can remove it before sending.`,
          },
          {
            name: 'When you subscribe to the newsletter',
            text: 'Your email address and the date of your confirmation.',
          },
          {
            name: 'With every form',
            text: `${named('browser')}. ${named('origin')}, if the link you followed or your browser gives them; of the page, its address without parameters. Your IP address serves to count what is sent; we keep only a keyed hash of it, erased the following night.`,
          },
          {
            name: 'On every visit',
            text: 'Technical logs: page requested, date, response code; if a page fails, the reference it shows and the place in our code where it happened; neither your IP address nor your browser. They keep the site running; they do not follow you.',
          },
          {
            name: 'If you accept audience measurement or another tracker',
            text: 'What the {cookiesPage} page says, tool by tool.',
          },
        ],
        'Each form marks the fields it needs. Without them we cannot deal with your request; the others are optional.',
      ],
    },
    finalites: {
      title: 'Why, and on which legal basis',
      text: [
        'Each use rests on one of the bases of Article 6(1) of the General Data Protection Regulation (GDPR).',
        [
          {
            name: 'Answering your message',
            text: 'Our legitimate interest in answering those who write to us (point f); steps taken at your request before a contract, where it is about one (point b).',
          },
          {
            name: 'Assessing your pre-registration and sending you the analysis of your fleet',
            text: 'Steps taken at your request before a contract (point b); your consent to the email and to the call (point a).',
          },
          {
            name: 'Deciding whom we call back first',
            text: 'Our legitimate interest in answering the most urgent requests first (point f).',
          },
          {
            name: 'Sending the newsletter',
            text: 'Your consent, confirmed by email (point a).',
          },
          {
            name: 'Proving your consents',
            text: 'Our legal obligation to be able to demonstrate them (point c, with Article 7).',
          },
          {
            name: 'Protecting the site from abuse and failure',
            text: 'Our legitimate interest in security (point f).',
          },
        ],
      ],
    },
    score: {
      title: 'How requests are ranked',
      text: [
        'A pre-registration is given a score from 0 to 100, computed from your answers: fleet size, urgency, charging hours, sector, ways of reaching you, simulation attached. It decides the order in which we call back, and nothing else. It sets no price and turns nobody away: a person reads every request.',
        'No decision that has legal effects for you, or affects you as significantly, is taken by automated means alone (Article 22 of the GDPR). You may ask how your score was made up, and object to it.',
      ],
    },
    durees: {
      title: 'How long we keep it',
      text: [
        [
          {
            name: 'Messages and pre-registrations',
            text: `${number(RETENTION.leadYearsAfterLastContact, 'en')} years after our last contact`,
          },
          {
            name: 'Technical trace of what was sent to our tools',
            text: `${number(RETENTION.deliveryPayloadDays, 'en')} days; your record in those tools is kept as long as messages are`,
          },
          {
            name: 'Analysis of your fleet and its private link',
            text: `${number(RETENTION.analysisDays, 'en')} days`,
          },
          {
            name: 'Saved simulations, without a message or pre-registration',
            text: `${number(RETENTION.unclaimedSimulationDays, 'en')} days; nothing in them says who you are`,
          },
          {
            name: 'Unconfirmed newsletter subscription',
            text: `${number(RETENTION.unconfirmedNewsletterDays, 'en')} days`,
          },
          {
            name: 'Confirmed subscription',
            text: 'Until you unsubscribe, with one click in any newsletter',
          },
          {
            name: 'Proof of consent',
            text: `${number(RETENTION.consentProofYears, 'en')} years after we stop relying on it`,
          },
          {
            name: 'A request to see your data',
            text: `${number(RETENTION.dataRequestDays, 'en')} days; if we hold nothing about you, it is erased at once`,
          },
          {
            name: 'Request to exercise a right, received by letter, phone or e‑mail',
            text: `${number(RETENTION.rightsRequestYears, 'en')} years after our answer; without your name or address`,
          },
          { name: 'Technical logs', text: `${number(RETENTION.logMonths, 'en')} months` },
        ],
        'After that, data is erased or made anonymous. The records of a signed contract are kept for as long as the law requires.',
      ],
    },
    destinataires: {
      title: 'Who has access',
      text: [
        'Inside the company: the people who answer requests, and nobody else. Outside it: processors bound by contract (Article 28 of the GDPR), who may use the data only as we instruct them.',
        [
          {
            name: 'Hosting',
            text: `${legal.host.company}, ${legal.host.address}: the site, the database and their backups, on servers in France.`,
          },
          {
            name: 'Sending email',
            text: `${processors.mail.company}, ${processors.mail.place}: acknowledgements and newsletter.`,
          },
          {
            name: 'Customer relations (CRM)',
            text: `${processors.crm.company}, ${processors.crm.place}: receives your request over a signed and encrypted connection, and keeps it in the European Union.`,
          },
        ],
      ],
    },
    droits: {
      title: 'Your rights',
      text: [
        [
          'Access your data and receive a copy.',
          'Have it corrected or erased.',
          'Restrict its use, or object to it where it rests on our legitimate interest.',
          'Receive what you gave us in a commonly used format.',
          'Withdraw a consent at any time, without affecting what was done before.',
          'Leave instructions for your data after your death.',
        ],
        `Seeing, downloading and erasing you can do yourself: {myDataPage}. We send your address a link that works for ${number(DATA_ACCESS.linkMinutes, 'en')} minutes and opens, once, a page with everything we hold about it and until when.`,
        'For the rest, write to {privacyEmail}, from the address concerned if you can. We answer within one month. We ask for proof of identity only where there is reasonable doubt about who is writing.',
        `You may also complain at any time to the French data protection authority: ${AUTHORITIES.dataProtection.address}, {dataProtectionSite}.`,
      ],
    },
    securite: {
      title: 'Security',
      text: [
        'Encrypted exchanges, limited and logged access, tested backups, forms protected against bulk sending. If a data breach put you at high risk, we would tell you without delay, and the CNIL within the legal time limit. Report a flaw to {securityEmail}.',
      ],
    },
    changements: {
      title: 'Changes',
      text: [
        'The date at the top of this page is that of its latest version. If a change affects you, we tell you by email.',
      ],
    },
  },
  trackers: {
    uses: {
      audience: {
        name: 'Measuring the site’s audience',
        text: 'Your consent (point a).',
      },
      heatmap: {
        name: 'Seeing where people click and how far they read',
        text: 'Your consent (point a).',
      },
      identification: {
        name: 'Recognising the company that visits the site, in order to offer it a conversation',
        text: 'Your consent (point a).',
      },
      chat: {
        name: 'Chatting with you online',
        text: 'Your consent to opening the tool (point a), then our legitimate interest in answering those who write to us (point f).',
      },
    },
    only: 'Only if you have agreed to it:',
    recipient: '{purpose}: {company}, {country}.',
    purposes: {
      audience: 'Audience measurement',
      heatmap: 'Heat map',
      identification: 'Recognising the visiting company',
      chat: 'Online chat',
    },
    complete: 'This list is complete.',
    noTransfer:
      'No data is transferred outside the European Economic Area. Should that change, this page will say so beforehand, with the safeguard chosen.',
    transfer:
      'Outside the European Economic Area, data is transferred only to {names}, with your consent, and under an adequacy decision of the European Commission (Article 45 of the GDPR) or, where there is none, its standard contractual clauses (Article 46).',
  },
} as const satisfies Words<typeof fr>;
