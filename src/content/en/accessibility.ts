import { BRAND } from '#domain/site/brand.ts';
import { AUTHORITIES } from '#domain/site/legal.ts';
import type fr from '../fr/accessibility.ts';
import type { Words } from '../words.ts';

export default {
  meta: {
    title: `Accessibility statement of the ${BRAND.name} website`,
    description:
      'How accessible this site is, what we check against WCAG and the French RGAA, and how to tell us about an obstacle.',
  },
  hero: {
    title: 'Accessibility',
    lead: 'Declared non-compliant with RGAA 4.1, as no audit has been made yet; our own checks aim at WCAG 2.2 AA. If something stands in your way, tell us.',
  },
  updated: 'Last updated: {date}',
  contents: 'Contents',
  sections: {
    engagement: {
      title: 'Our commitment',
      text: [
        `${BRAND.legal.company} undertakes to make this site accessible, in the spirit of Article 47 of French law no. 2005-102 of 11 February 2005. This statement covers every page of the site, in French and English.`,
      ],
    },
    etat: {
      title: 'Compliance status',
      text: [
        'With no valid audit yet, this site is declared non-compliant with the French accessibility framework (RGAA), version 4.1.',
        'Our own checks, described below, also aim at WCAG 2.2, level AA. An audit of the 106 criteria will give a rate, a date and an author, published here.',
      ],
    },
    verifications: {
      title: 'What we check',
      text: [
        'For every version, automated checks go through the pages in both languages, on a wide screen and on a phone. A version that fails is not published.',
        [
          'Accessibility rules (axe-core), with no error tolerated.',
          'Keyboard-only use: tab order, visible focus, menus, return of focus.',
          'Contrast of every pair of colours in the palette.',
          'Reading at a width of 320 pixels and with wider text spacing, without sideways scrolling.',
          'Reduced motion, print, and content that can be read without JavaScript.',
          'Valid HTML, one main heading, no skipped heading level.',
        ],
        'Every chart comes with a sentence that states its conclusion. No information relies on colour alone.',
      ],
    },
    limites: {
      title: 'Known limitations',
      text: [
        [
          'Automated checks find only some obstacles. Tests with screen readers and with disabled people have still to be done.',
          'The sentence that comes with a chart gives its conclusion, not every value.',
          'Line drawings beside text have no description: they say nothing that the text does not.',
        ],
      ],
    },
    environnement: {
      title: 'How this statement was prepared',
      text: [
        'Technologies: HTML, CSS, SVG and JavaScript. The automated tests run in Chromium, at desktop and phone sizes.',
      ],
    },
    contact: {
      title: 'Report an obstacle',
      text: [
        'Is there content you cannot read, or a service you cannot use? Write to {contactEmail} or call {phone}. Tell us which page, what you were trying to do and what equipment you use. We will give you the content another way, then fix the page.',
      ],
    },
    recours: {
      title: 'Enforcement',
      text: [
        'If you have reported an accessibility fault to us that keeps you from content or a service, and you are not satisfied with our answer, you can:',
        [
          'write to the French Defender of Rights: {rightsDefenderSite};',
          'contact the Defender of Rights’ delegate in your region;',
          `send a letter, no stamp needed: ${AUTHORITIES.rightsDefender.address}.`,
        ],
      ],
    },
  },
} as const satisfies Words<typeof fr>;
