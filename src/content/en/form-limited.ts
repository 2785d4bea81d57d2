import type fr from '../fr/form-limited.ts';
import type { Words } from '../words.ts';
import { f } from './facts.ts';

export default {
  meta: {
    title: `Too many forms in a short time | ${f.brand.name}`,
    description:
      'Your form was not sent: too many forms in a short time. Go back one page a little later and send it again, or call us.',
  },
  hero: {
    title: 'Too many forms in a short time',
    lead: 'Your form was not sent. Wait a minute, or an hour if you have already sent several. Then press Back in your browser and send it again: what you wrote is still there.',
  },
  direct: {
    title: 'In a hurry?',
    lead: 'A call or an email reaches the same people.',
  },
} as const satisfies Words<typeof fr>;
