import type fr from '../fr/chat.ts';
import type { Words } from '../words.ts';

export default {
  open: 'Chat with us',
} as const satisfies Words<typeof fr>;
