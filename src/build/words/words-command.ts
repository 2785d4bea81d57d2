import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { LANGUAGES } from '#domain/site/language.ts';
import { correctMdx, correctTypeScript, visible } from './correct-source.ts';
import { filesIn } from './dictionaries.ts';

const USAGE =
  'npm run words -- fix [file…] writes no-break spaces, apostrophes and quotation marks';

const [command, ...rest] = process.argv.slice(2);
if (command === 'fix') fix(rest);
else {
  console.error(USAGE);
  process.exitCode = 2;
}

function fix(files: string[]) {
  const changed: string[] = [];
  const chosen = files.length > 0 ? files : [...filesIn('fr'), ...filesIn('en')];
  for (const file of chosen) {
    const language = LANGUAGES.find((one) => file.split(/[/\\]/).includes(one));
    if (language === undefined) throw new Error(`${file} names no language, as fr/ does.`);
    const source = readFileSync(file, 'utf8');
    const correct = file.endsWith('.mdx') ? correctMdx : correctTypeScript;
    const { source: result, changes, left } = correct(source, language);
    for (const { line, before, after } of changes) {
      console.log(`${file}:${line}\n  - ${visible(before)}\n  + ${visible(after)}`);
    }
    for (const { line, promise, text } of left) {
      console.log(`${file}:${line} is left to you, ${promise}:\n    ${visible(text)}`);
      process.exitCode = 1;
    }
    if (result === source) continue;
    writeFileSync(file, result);
    changed.push(file);
  }
  const modules = changed.filter((file) => file.endsWith('.ts'));
  // Without its apostrophes a text may want other quotes around it, or another line.
  if (modules.length > 0) execFileSync('biome', ['format', '--write', ...modules]);
  console.log(`${changed.length} of ${chosen.length} files changed.`);
}
