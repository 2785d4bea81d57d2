import { BRAND } from '#domain/site/brand.ts';
import type { Language } from '#domain/site/language.ts';
import { AUTHORITIES } from '#domain/site/legal.ts';
import { telephone } from '../figures.ts';
import type { Formats } from './formats.ts';

const { statements, ...brand } = BRAND;

/** The company's name and particulars, and what its owner states about it. */
export const companyFacts = (language: Language, { number, day, euros }: Formats) => ({
  brand: {
    ...brand,
    /** As it is read out. */
    phone: brand.phone[language],
    /** As it is dialled. */
    dial: brand.phone.international,
    legal: {
      ...brand.legal,
      capital: euros(brand.legal.capitalEuros),
      host: {
        ...brand.legal.host,
        phone: brand.legal.host.phone[language],
        dial: brand.legal.host.phone.international,
      },
    },
  },
  authorities: AUTHORITIES,
  /** Lists that are empty while the owner has said nothing: `...f.stated.hosting` is a paragraph or none. */
  stated: {
    certification: paragraphs(statements.certification, language),
    hosting: paragraphs(statements.hosting, language),
    insurance: paragraphs(statements.insurance, language),
    liability: paragraphs(statements.liability, language),
    markets: paragraphs(statements.markets, language),
    monthlyStatement: paragraphs(statements.monthlyStatement, language),
    sandbox: paragraphs(statements.sandbox, language),
    partnerShare: paragraphs(statements.partnerShare, language),
    betaTerms: (statements.betaTerms ?? []).map(({ name, text }) => ({
      name: name[language],
      text: text[language],
    })),
    people: (statements.people ?? []).map(({ name, role, phone = '', email = '', photo = '' }) => ({
      name,
      role: role[language],
      dial: phone,
      phone: telephone(phone, language),
      email,
      photo,
    })),
    references: (statements.references ?? []).map(({ fleet, vehicles, since, measured }) => ({
      fleet,
      vehicles: number(vehicles),
      since: day(since),
      measured: measured[language],
    })),
    /** Where a visitor books an appointment. */
    bookingUrl: statements.bookingUrl ?? '',
    /** The subjects whose messages have a reader of their own. */
    subjectEmails: Object.keys(statements.subjectEmails ?? {}),
  },
});

const paragraphs = (
  statement: Record<Language, string> | undefined,
  language: Language,
): readonly string[] => (statement === undefined ? [] : [statement[language]]);
