import { PHONE_DIGITS } from '#domain/leads/field-limits.ts';
import { RETENTION } from '#domain/privacy/retention.ts';
import { BRAND } from '#domain/site/brand.ts';
import { number } from '../figures.ts';
import type fr from '../fr/forms.ts';
import type { Words } from '../words.ts';
import failure from './form-failure.ts';

export default {
  optional: '(optional)',
  choose: 'Select…',
  marked: 'Fields marked with * are required.',
  sending: 'Sending...',
  trap: 'Leave this field empty',
  notice: {
    text: `${BRAND.legal.company} reads your answers to deal with your request, with its technical providers and nobody else. They are erased ${number(RETENTION.leadYearsAfterLastContact, 'en')} years after we were last in touch. Access, correction, erasure: {email}. {privacy}`,
    privacy: 'Your rights',
  },
  simulation: {
    attached: 'Your simulation will be attached',
    summary: '{vehicles} vehicles, plugged in from {from} to {to}, {activity}',
    withGain: '{answers}. Net gain: {gain}.',
    remove: 'Leave it out',
    removed: 'Your simulation will not be attached',
    attach: 'Attach it',
    activities: {
      transport: 'passenger transport',
      delivery: 'delivery and logistics',
      municipal: 'municipal services',
      service: 'technical services',
    },
  },
  failure,
  summary: {
    missing: [
      'One answer is missing',
      'Two answers are missing',
      'Three answers are missing',
      'Four answers are missing',
    ],
    wrong: [
      'One answer needs another look',
      'Two answers need another look',
      'Three answers need another look',
      'Several answers need another look',
    ],
  },
  problems: {
    email: 'Enter a complete address, such as name@example.com',
    phone: `Enter a number of ${PHONE_DIGITS.fewest} to ${PHONE_DIGITS.most} digits, without letters`,
    longest: 'Shorten this text to {longest} characters at most: {label}',
    tooLong: 'Shorten this text: {label}',
    invalid: 'Remove the invisible characters: {label}',
    notOffered: 'Choose from the list: {label}',
  },
} as const satisfies Words<typeof fr>;
