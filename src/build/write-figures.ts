import { writeFileSync } from 'node:fs';
import { asText, computedFigures } from '#domain/simulator/known/computed-figures.ts';

// Run twice by `npm run figures`: some figures are compared with others of the first run.
for (const [name, compute] of Object.entries(computedFigures)) {
  const file = new URL(`../domain/simulator/known/${name}.json`, import.meta.url);
  writeFileSync(file, asText(compute()));
}
