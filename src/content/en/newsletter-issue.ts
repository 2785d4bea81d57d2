import type fr from '../fr/newsletter-issue.ts';
import type { Words } from '../words.ts';

export default {
  why: 'You are getting this newsletter because you confirmed your subscription on {date}.',
  unseen: 'No image and no tracker: we do not know whether you open it.',
  test: 'Test',
} as const satisfies Words<typeof fr>;
