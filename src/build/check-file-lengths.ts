import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** A file is one idea that a reader can hold; words aside. Small ones are held by tests/lint. */
const LONGEST_LINES = 300;

const files = execFileSync('git', [
  'ls-files',
  '-co',
  '--exclude-standard',
  'src',
  'tests',
  'bench',
])
  .toString()
  .split('\n')
  .filter((file) => /\.(ts|tsx|css)$/.test(file) && !/^src\/(content|server\/words)\//.test(file));

const lengths = files
  .map((file) => ({ file, lines: readFileSync(file, 'utf8').split('\n').length - 1 }))
  .sort((a, b) => b.lines - a.lines);
const tooLong = lengths.filter(({ lines }) => lines > LONGEST_LINES);

for (const { file, lines } of tooLong) {
  console.error(
    `${file} has ${lines} lines: split it, nothing but words is over ${LONGEST_LINES}.`,
  );
}
console.log(`${files.length} files, longest ${lengths[0]?.lines} lines (${lengths[0]?.file})`);
process.exit(tooLong.length > 0 ? 1 : 0);
