import { resolve } from 'node:path';
import { exchangesOf } from './exchanges.ts';
import { pagesOf } from './pages.ts';

/**
 * Holds two checkouts against each other, both built: what their pages say, and what comes of the same
 * requests in answers, webhooks, mails and the command line's output. For changes that must change none
 * of it: npm run compare -- <checkout before> [<checkout after>].
 */
const [before, after = '.'] = process.argv.slice(2);
if (before === undefined) {
  console.error('Which checkout to compare with? npm run compare -- <checkout>');
  process.exit(2);
}

let differences = 0;

function compare(kind: string, old: Map<string, string>, now: Map<string, string>): void {
  const names = [...new Set([...old.keys(), ...now.keys()])];
  const different = names.filter((name) => old.get(name) !== now.get(name));
  console.log(
    `${kind.padEnd(28)} ${String(names.length).padStart(5)}   ${different.length} differ`,
  );
  for (const name of different.slice(0, 10)) {
    console.log(`  ${name}\n${firstDifference(old.get(name), now.get(name))}`);
  }
  differences += different.length;
}

function firstDifference(old: string | undefined, now: string | undefined): string {
  if (old === undefined) return '    only after';
  if (now === undefined) return '    only before';
  let at = 0;
  while (old[at] === now[at]) at += 1;
  const around = (text: string) => JSON.stringify(text.slice(Math.max(0, at - 60), at + 100));
  return `    before ${around(old)}\n    after  ${around(now)}`;
}

compare('pages', pagesOf(resolve(before)), pagesOf(resolve(after)));
const exchangesBefore = await exchangesOf(resolve(before));
const exchangesAfter = await exchangesOf(resolve(after));
for (const kind of ['answers', 'webhooks', 'mails', 'commands'] as const) {
  compare(kind, exchangesBefore[kind], exchangesAfter[kind]);
}
console.log(differences === 0 ? 'The same.' : `${differences} differences.`);
process.exit(differences === 0 ? 0 : 1);
