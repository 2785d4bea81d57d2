import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Short files with one job: the longest and the middle one are held, content aside. */
const LONGEST_LINES = 300;
const MEDIAN_LINES = 60;

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
  .filter((file) => /\.(ts|tsx|css)$/.test(file) && !file.startsWith('src/content/'));

const lengths = files
  .map((file) => ({ file, lines: readFileSync(file, 'utf8').split('\n').length - 1 }))
  .sort((a, b) => b.lines - a.lines);
const median = lengths[Math.floor(lengths.length / 2)]?.lines ?? 0;
const tooLong = lengths.filter(({ lines }) => lines > LONGEST_LINES);

for (const { file, lines } of tooLong) {
  console.error(
    `${file} has ${lines} lines: split it, nothing outside content is over ${LONGEST_LINES}.`,
  );
}
if (median > MEDIAN_LINES) {
  console.error(`The median file has ${median} lines: keep it at ${MEDIAN_LINES} or less.`);
}
console.log(
  `${files.length} files, median ${median} lines, longest ${lengths[0]?.lines} (${lengths[0]?.file})`,
);
process.exit(tooLong.length > 0 || median > MEDIAN_LINES ? 1 : 0);
