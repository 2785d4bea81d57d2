import type { Language } from './language.ts';

type InBothLanguages = Record<Language, string>;

export interface Person {
  name: string;
  role: InBothLanguages;
  /** As dialled from abroad, e.g. '+33199001842'. */
  phone?: string;
  email?: string;
  /** Under `public/`, square, at least 240 pixels wide, e.g. '/people/claire.jpg'. */
  photo?: string;
}

/** A fleet that agreed to be named. */
export interface Reference {
  fleet: string;
  vehicles: number;
  /** The day from which, and what was measured since. */
  since: string;
  measured: InBothLanguages;
}

/**
 * What only the owner can say about the company. Pages show an entry where a reader looks for it, and
 * nothing in its place while it is missing; `brand.sample.ts` fills in all of them.
 */
export interface Statements {
  /** State of the certification, below 'an organisation built on ISO 27001'. */
  certification?: InBothLanguages;
  /** Where the data of connected fleets is, and who processes it. */
  hosting?: InBothLanguages;
  /** Insurer, amount, and how to obtain the certificate. */
  insurance?: InBothLanguages;
  /** What the contract provides if a vehicle is not ready by our fault. */
  liability?: InBothLanguages;
  /** The markets served today, and the status with the transmission operator. */
  markets?: InBothLanguages;
  /** What a monthly statement shows. */
  monthlyStatement?: InBothLanguages;
  /** A test environment for partners who integrate. */
  sandbox?: InBothLanguages;
  /** What part of our share goes to a partner who brings vehicles. */
  partnerShare?: InBothLanguages;
  betaTerms?: readonly { name: InBothLanguages; text: InBothLanguages }[];
  /** The first is who writes to a new lead. */
  people?: readonly [Person, ...Person[]];
  references?: readonly [Reference, ...Reference[]];
  /** Where a visitor books an appointment. Without one, a call is promised. */
  bookingUrl?: string;
  /** Who reads a message of which subject; one left out goes to the sales address of the server. */
  subjectEmails?: Partial<Record<'sales' | 'partnership' | 'technical' | 'support', string>>;
}

interface Phone extends InBothLanguages {
  international: string;
}

export interface Brand {
  name: string;
  /** Browser storage keys start with it. */
  key: string;
  defaultOrigin: string;
  phone: Phone;
  email: { contact: string; privacy: string; security: string };
  legal: {
    company: string;
    capitalEuros: number;
    siren: string;
    tradeRegister: string;
    vat: string;
    address: string;
    publicationDirector: string;
    host: { company: string; address: string; phone: Phone };
    /** Who else handles what visitors send; the privacy policy names them. */
    processors: Record<'mail' | 'crm', { company: string; place: string }>;
  };
  statements: Statements;
}

/** A new owner of the product renames it here. */
export const BRAND: Brand = {
  name: 'Voltige',
  key: 'voltige',
  defaultOrigin: 'https://www.voltige.example',
  phone: {
    international: '+33199001842',
    fr: '01\u00a099\u00a000\u00a018\u00a042',
    en: '+33\u00a01\u00a099\u00a000\u00a018\u00a042',
  },
  email: {
    contact: 'contact@voltige.example',
    privacy: 'donnees@voltige.example',
    security: 'securite@voltige.example',
  },
  /** Made up, all of it: the owner's own particulars go here before the site goes public. */
  legal: {
    company: 'Voltige SAS',
    capitalEuros: 1000,
    siren: '000\u202f000\u202f000',
    tradeRegister: 'RCS Paris 000\u202f000\u202f000',
    vat: 'FR00\u00a0000000000',
    address: '1 rue de l’Exemple, 75000 Paris, France',
    publicationDirector: 'Camille Exemple',
    host: {
      company: 'Hébergeur Exemple SAS',
      address: '2 rue de l’Exemple, 59000 Lille, France',
      phone: {
        international: '+33199001843',
        fr: '01\u00a099\u00a000\u00a018\u00a043',
        en: '+33\u00a01\u00a099\u00a000\u00a018\u00a043',
      },
    },
    processors: {
      mail: { company: 'Courrier Exemple SAS', place: 'Nantes, France' },
      crm: { company: 'Relation Exemple SAS', place: 'Lyon, France' },
    },
  },
  statements: {},
};
