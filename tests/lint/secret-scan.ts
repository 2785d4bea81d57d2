import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/*
 * Rules of our own: gitleaks and trufflehog are not in Debian 12, and no recommended rule of secretlint finds what our
 * own secrets look like.
 */

interface Rule {
  name: string;
  /** Its first group, or all of it, is the secret. */
  pattern: RegExp;
  /** What only looks like one. */
  isHarmless?: (secret: string) => boolean;
}

export interface FoundSecret {
  file: string;
  line: number;
  rule: string;
  /** Its beginning: enough to find it, not enough to use it. */
  begins: string;
}

/** Nobody has such a password, or it stands for one. */
const PLACEHOLDER =
  /^(?:.{1,2}|pass|word|password|secret|hunter2|hidden-\w+|change.?me)$|[${}<>…*]/i;

const SECRET_NAME =
  '(?:secret|token|password|passwd|api_?key|private_?key|credential)s?(?:_?\\w{0,12})';

const RULES: Rule[] = [
  {
    name: 'private key',
    pattern: /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----\s*(?:\\n)?[\w+/]{20,}/g,
  },
  { name: 'age key', pattern: /\bAGE-SECRET-KEY-1[0-9A-Z]{20,}/g },
  { name: 'webhook secret', pattern: /\bwhsec_([\w+/=-]{24,})/g, isHarmless: isRegular },
  { name: 'AWS key', pattern: /\b(?:AKIA|ASIA)[A-Z2-7]{16}\b/g },
  { name: 'GitHub token', pattern: /\b(?:gh[opsur]_[A-Za-z0-9]{36,}|github_pat_\w{22,})/g },
  { name: 'GitLab token', pattern: /\bgl(?:pat|dt|rt)-[\w-]{20,}/g },
  {
    name: 'Slack token',
    pattern: /\bxox[abeprs]-[\w-]{10,}|hooks\.slack\.com\/services\/T\w+\/B\w+\/\w+/g,
  },
  { name: 'Stripe key', pattern: /\b[rs]k_live_[A-Za-z0-9]{16,}/g },
  { name: 'Google key', pattern: /\bAIza[\w-]{35}|"private_key_id"\s*:\s*"[\da-f]{40}"/g },
  { name: 'npm token', pattern: /\bnpm_[A-Za-z0-9]{36}\b/g },
  { name: 'JSON web token', pattern: /\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{10,}/g },
  {
    name: 'password in a URL',
    pattern: /\b[a-z][a-z\d+]*:\/\/[^\s:/@'"`<>]+:([^\s@/'"`]+)@/g,
    isHarmless: (secret) => PLACEHOLDER.test(secret),
  },
  {
    name: 'value of a secret',
    pattern: new RegExp(
      `${SECRET_NAME}["']?\\s*[:=]\\s*\\[?\\s*["'\`]([\\w+/=.-]{20,})["'\`]`,
      'gi',
    ),
    isHarmless: isRegular,
  },
  {
    // In an environment file or in YAML.
    name: 'value of a secret',
    pattern: new RegExp(`^[\\w -]*${SECRET_NAME}(?:=|: +)([\\w+/=.-]{20,})$`, 'gim'),
    isHarmless: isRegular,
  },
];

/** Names consist of words, fillers of few different characters; what a generator wrote of neither. */
function isRegular(text: string): boolean {
  const words = (text.match(/[A-Z]?[a-z]{3,}|[A-Z]{5,}/g) ?? []).filter((word) =>
    /[aeiouy]/i.test(word),
  );
  return words.join('').length / text.length > 0.7 || bitsPerCharacter(text) < 2.5;
}

/** Shannon's measure of this text. */
function bitsPerCharacter(text: string): number {
  const counts = new Map<string, number>();
  for (const character of text) counts.set(character, (counts.get(character) ?? 0) + 1);
  return [...counts.values()]
    .map((count) => count / text.length)
    .reduce((bits, share) => bits - share * Math.log2(share), 0);
}

export function secretsIn(file: string, text: string): FoundSecret[] {
  return RULES.flatMap(({ name, pattern, isHarmless }) =>
    [...text.matchAll(pattern)]
      .filter(([whole, secret = whole]) => !isHarmless?.(secret))
      .map(({ index, 0: whole }) => ({
        file,
        line: text.slice(0, index).split('\n').length,
        rule: name,
        begins: whole.slice(0, 24),
      })),
  );
}

const NOT_TEXT =
  /\.(?:png|jpe?g|webp|avif|ico|woff2?|br|gz|pf_\w+|pagefind|wasm|node|dump)$|(?:^|\/)bin\/node$/;

/** In the text files among these, which are below the folder. */
export function secretsBelow(folder: string, files: readonly string[]): FoundSecret[] {
  return files
    .filter((file) => !NOT_TEXT.test(file))
    .flatMap((file) => secretsIn(file, readFileSync(join(folder, file), 'utf8')));
}
