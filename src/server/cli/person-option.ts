import * as v from 'valibot';
import { email } from '#domain/leads/fields.ts';
import { UsageError } from './command.ts';

export const personOption = {
  email: { type: 'string', value: 'e-mail', about: 'whom it is about, in any letters' },
} as const;

export function personIn({ email: given }: { email?: string | undefined }): string {
  const parsed = v.safeParse(email, given);
  if (!parsed.success) throw new UsageError('--email must name one address.');
  return parsed.output;
}
