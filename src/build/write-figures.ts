import { writeFileSync } from 'node:fs';
import { asText, computedFigures } from '#domain/illustrations/computed-figures.ts';

// Run twice by `npm run figures`: some figures are compared with others of the first run.
for (const [name, compute] of Object.entries(computedFigures)) {
  const file = new URL(`../domain/${name}.json`, import.meta.url);
  writeFileSync(file, asText(compute()));
}
