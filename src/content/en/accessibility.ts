import { AUTHORITIES } from '#domain/authorities.ts';
import { BRAND } from '#domain/brand.ts';
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
    lead: 'This site is meant for everyone. If something stands in your way, tell us.',
  },
  updated: 'Last updated: {date}',
  contents: 'Contents',
  sections: {
    engagement: {
      title: 'Our commitment',
      text: [
        `${BRAND.legal.company} undertakes to make this site accessible, in the spirit of article 47 of French law no. 2005-102 of 11 February 2005. This statement covers every page of the site, in French and English.`,
      ],
    },
    etat: {
      title: 'Compliance status',
      text: [
        'This site is partially compliant with the French accessibility framework (RGAA), version 4.1, and with WCAG 2.2, level AA.',
        'That status rests on our own evaluation. No third party has audited the site yet, so we publish no compliance rate and do not call ourselves fully compliant.',
      ],
    },
    verifications: {
      title: 'What we check',
      text: [
        'For every version, automated checks walk through the pages in both languages, on a wide screen and on a phone. A version that fails is not published.',
        [
          'Accessibility rules (axe-core), with no error tolerated.',
          'Use by keyboard alone: order, visible focus, menus, focus returned.',
          'Contrast of every pair of colours in the palette.',
          'Reading at a width of 320 pixels and with wider text spacing, without sideways scrolling.',
          'Reduced motion, print, and content that can be read without JavaScript.',
          'Valid HTML, one main heading, no skipped heading level.',
        ],
        'Every chart carries a sentence that says its conclusion. No information rests on colour alone.',
      ],
    },
    limites: {
      title: 'Known limits',
      text: [
        [
          'Automated checks see only some of the obstacles. Tests with screen readers and with the people concerned are still to be done.',
          'The sentence that goes with a chart gives its conclusion, not every value.',
          'Line drawings beside a text have no description: they say nothing that the text does not.',
        ],
      ],
    },
    environnement: {
      title: 'How this statement was prepared',
      text: [
        'Technologies: HTML, CSS, SVG and JavaScript. The automated tests use Chromium, at the size of a computer and of a phone.',
      ],
    },
    contact: {
      title: 'Report an obstacle',
      text: [
        'Is there content you cannot read, or a service you cannot use? Write to {contactEmail} or call {phone}. Tell us the page, what you were trying to do and your equipment. We will give you the content another way, then mend the page.',
      ],
    },
    recours: {
      title: 'Enforcement',
      text: [
        'If you have told us of an accessibility fault that keeps you from content or a service, and our answer does not satisfy you, you can:',
        [
          'write to the French Defender of Rights: {rightsDefenderSite};',
          'contact the Defender of Rights’ delegate in your region;',
          `send a letter, no stamp needed: ${AUTHORITIES.rightsDefender.address}.`,
        ],
      ],
    },
  },
} as const satisfies Words<typeof fr>;
