import { DEVELOPMENT_SECRET } from '../startup/configuration/secrets.ts';
import { type Call, CommandFailed } from './command.ts';

/** For commands that know people by their hash, or sign links that the servers must recognise. */
export function serverSecrets({ tokenSecrets }: Call['config']): readonly string[] {
  if (!tokenSecrets.includes(DEVELOPMENT_SECRET)) return tokenSecrets;
  throw new CommandFailed(
    "TOKEN_SECRET is missing: give the servers' own, by which they know addresses and links.",
  );
}
