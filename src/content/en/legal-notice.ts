import { BRAND } from '#domain/site/brand.ts';
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
    lead: 'Who publishes this site, who hosts it and how to reach us, as the French act of 21 June 2004 (LCEN) requires. The estimates shown are not promises, and reading them commits you to nothing.',
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
          { name: 'Email', text: '{contactEmail}' },
          { name: 'Telephone', text: '{phone}' },
        ],
      ],
    },
    direction: {
      title: 'Publication director',
      text: [
        `${legal.publicationDirector}, as legal representative of ${legal.company}.`,
        'To report unlawful content or exercise a right of reply, write to {contactEmail}. Give the address of the page and the passage in question.',
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
        `The text, drawings, charts and code of this site and the ${BRAND.name} name belong to ${legal.company} or are licensed to it. Reproducing them, even in part, requires our written consent. Short quotations are welcome, provided they name the source and link to the page.`,
        'Makes of vehicles and chargers are named to show compatibility. The trade marks belong to their owners; naming them implies no partnership.',
        'Electricity prices come from the ENTSO-E Transparency Platform; the hourly averages are ours.',
      ],
    },
    chiffres: {
      title: 'What the figures and estimates are worth',
      text: [
        'The amounts, times and gains on this site are given for information, each with the condition it depends on. An estimate depends on your fleet, your hours, your contracts and the markets: it is neither an offer nor a guarantee of revenue. Only a signed contract binds the parties.',
        'Smart charging (V1G) takes software alone. Giving energy back to the grid (V2G) takes a bidirectional charger and a compatible vehicle.',
      ],
    },
    responsabilite: {
      title: 'Availability and liability',
      text: [
        'We take care to keep this site accurate and online, but cannot promise that it will always be available or free of mistakes. Tell us what is wrong and we will put it right.',
        'We choose links to other sites as those sites stand on the day; what they contain later is not in our hands.',
        'Report security flaws to {securityEmail}. We will reply, and will take no action against anyone who looks in good faith.',
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
        'This site is governed by French law. In the event of a dispute, please write to us first; failing agreement, the French courts have jurisdiction. Where the two language versions differ, the French one prevails.',
      ],
    },
  },
} as const satisfies Words<typeof fr>;
