import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { directImports } from './entry-imports.ts';

const at = (file: string) => resolve('src/domain/simulator', file);

test('each name is imported from the file that has it, and types from none', () => {
  const code = `import {\n  clampInputs,\n  type FleetInputs,\n  night as nightOf,\n} from '#domain/simulator/index.ts';\nimport type { Night } from '../simulator/index.ts';\nconst x = 1;`;
  expect(directImports(code).trim()).toBe(
    `import { clampInputs } from '${at('inputs.ts')}';\nimport { night as nightOf } from '${at('model/night.ts')}';\n\nconst x = 1;`,
  );
});

test('a name that the entry does not hand on stops the build', () => {
  const code = "import { nothing } from '#domain/simulator/index.ts';";
  expect(() => directImports(code)).toThrow('hands on no nothing');
});
