import { DEVELOPMENT_SECRET } from '../configuration/token-secrets.ts';
import { type Call, CommandFailed } from './command.ts';

/** A hash made with another secret would be one that the servers never find. */
export function serversSecrets({ tokenSecrets }: Call['config']): readonly string[] {
  if (!tokenSecrets.includes(DEVELOPMENT_SECRET)) return tokenSecrets;
  throw new CommandFailed(
    "TOKEN_SECRET is missing: give the servers' own, so that they know the address by its hash.",
  );
}
