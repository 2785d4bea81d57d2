import { execFileSync } from 'node:child_process';

/**
 * The moment that a build says it is from: SOURCE_DATE_EPOCH in seconds, else the commit's, so that one commit
 * built twice gives the same bytes; where there is no history, now.
 */
export function builtAt(): Date {
  const given = process.env.SOURCE_DATE_EPOCH ?? commitSeconds();
  return given === undefined ? new Date() : new Date(Number(given) * 1000);
}

function commitSeconds(): string | undefined {
  try {
    return execFileSync('git', ['log', '-1', '--format=%ct'], { stdio: 'pipe' }).toString().trim();
  } catch {
    return undefined;
  }
}
