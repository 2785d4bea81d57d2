import { BRAND } from '#domain/brand.ts';
import { euros } from '../figures.ts';
import type fr from '../fr/legal-notice.ts';
import type { Words } from '../words.ts';

const { legal } = BRAND;

export default {
  meta: {
    title: `Legal notice of the ${BRAND.name} website`,
    description: `Publisher, publication director, host and intellectual property of the ${BRAND.name} website, as French law requires.`,
  },
  hero: {
    title: 'Legal notice',
    lead: 'Who publishes this site, who hosts it and how to reach us.',
  },
  updated: 'Last updated: {date}',
  contents: 'Contents',
  sections: {
    editeur: {
      title: 'Publisher',
      text: [
        [
          {
            name: 'Company',
            text: `${legal.company}, a French simplified joint-stock company (SAS) with a share capital of ${euros(legal.capitalEuros, 'en')}`,
          },
          { name: 'Registered office', text: legal.address },
          {
            name: 'Registration',
            text: `SIREN ${legal.siren}, ${legal.tradeRegister}`,
          },
          { name: 'VAT number', text: legal.vat },
          { name: 'E-mail', text: '{contactEmail}' },
          { name: 'Telephone', text: '{phone}' },
        ],
      ],
    },
    direction: {
      title: 'Publication director',
      text: [
        `${legal.publicationDirector}, as legal representative of ${legal.company}.`,
        'To report unlawful content or ask for a right of reply, write to {contactEmail}. Give the address of the page and the passage in question.',
      ],
    },
    hebergeur: {
      title: 'Host',
      text: [
        [
          { name: 'Company', text: legal.host.company },
          { name: 'Address', text: legal.host.address },
          { name: 'Telephone', text: '{hostPhone}' },
        ],
      ],
    },
    propriete: {
      title: 'Intellectual property',
      text: [
        `The texts, drawings, charts, code and the ${BRAND.name} name belong to ${legal.company} or are licensed to it. Any reproduction, even in part, needs our written consent. Short quotations are welcome if they name the source and link to the page.`,
        'Makers of vehicles and chargers are named to show compatibility. Their marks remain theirs and imply no partnership.',
        'Electricity prices come from the ENTSO-E Transparency Platform; the hourly means are ours.',
      ],
    },
    chiffres: {
      title: 'What the figures and estimates are worth',
      text: [
        'The amounts, times and gains on this site are given with their condition and for information. An estimate depends on your fleet, your hours, your contracts and the markets: it is neither an offer nor a guarantee of revenue. Only a signed contract binds the parties.',
        'Smart charging (V1G) takes software alone. Giving energy back to the grid (V2G) takes a bidirectional charger and a compatible vehicle.',
      ],
    },
    responsabilite: {
      title: 'Availability and liability',
      text: [
        'We keep this site correct and online with care, but cannot promise that it will never be interrupted or never contain a mistake. Tell us what is wrong and we will put it right.',
        'Links to other sites are chosen on the day we place them; what those sites contain is not in our hands.',
        'Report a security flaw to {securityEmail}. We answer, and take no action against those who look in good faith.',
      ],
    },
    donnees: {
      title: 'Personal data and cookies',
      text: [
        'What we do with your data is described on the {privacyPage} page. What is written to your browser is described on the {cookiesPage} page.',
      ],
    },
    droit: {
      title: 'Governing law',
      text: [
        'This site is governed by French law. If we disagree, write to us first; failing an agreement, the French courts have jurisdiction. Where the languages differ, the French text prevails.',
      ],
    },
  },
} as const satisfies Words<typeof fr>;
