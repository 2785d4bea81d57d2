import { existsSync, writeFileSync } from 'node:fs';
import { dayInParis } from '#domain/site/paris-time.ts';
import { articleLists } from './article-lists.ts';
import { newArticle } from './new-article.ts';

/** npm run article writes the lists anew; npm run article -- new <slug> begins an article first. */
const [command, slug = ''] = process.argv.slice(2);
if (command !== undefined && command !== 'new') {
  console.error('Use: npm run article -- new <slug>, or npm run article after changing a head.');
  process.exit(2);
}

if (command === 'new') {
  const files = newArticle(slug, dayInParis(new Date()));
  const taken = files.find(([path]) => existsSync(path));
  if (taken) {
    console.error(`${taken[0]} is there already.`);
    process.exit(1);
  }
  write(files);
}
write(articleLists());

function write(files: [path: string, text: string][]) {
  for (const [path, text] of files) {
    writeFileSync(path, text);
    console.log(path);
  }
}
