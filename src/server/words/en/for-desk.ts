import type { Words } from '#content/words.ts';
import type fr from '../fr/for-desk.ts';

export default {
  consents: {
    email_consent: 'Contact by email, with their analysis',
    phone_consent: 'A call on the number given',
    newsletter_consent: 'The flexibility newsletter',
  },
  gainOfFleet: '{gain} for {count} vehicles',
  origins: {
    utm_source: {
      website: 'our website',
      google: 'Google',
      bing: 'Bing',
      linkedin: 'LinkedIn',
      facebook: 'Facebook',
      newsletter: 'the newsletter',
    },
    utm_medium: {
      organic: 'no campaign',
      cpc: 'advertisement',
      social: 'social network',
      email: 'email',
      referral: 'link from another site',
    },
  },
} as const satisfies Words<typeof fr>;
