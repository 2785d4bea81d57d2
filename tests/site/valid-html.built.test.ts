import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HtmlValidate } from 'html-validate';
import { expect, test } from 'vitest';
import { builtPages } from './built-site.ts';

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    // React writes charSet, hrefLang, popoverTarget; HTML does not mind.
    'attr-case': 'off',
    // React closes <meta/>; HTML ignores the slash.
    'void-style': 'off',
    // React writes async="" and hidden="".
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    // React's own ids begin with an underscore.
    'valid-id': ['error', { relaxed: true }],
    // It wants no space at all in a link that dials, 'Appeler le' included. That a number itself
    // does not break is held where the numbers are: src/domain/site/brand.test.ts.
    'tel-non-breaking': 'off',
    // The policy of every page blocks them.
    'no-inline-style': ['error', { allowedProperties: [] }],
  },
});

async function errorsIn(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
}

test.each(builtPages())('$path is valid HTML', async ({ file }) => {
  expect(await errorsIn(readFileSync(join('dist', file), 'utf8'))).toEqual([]);
});

test('what is invalid is seen', async () => {
  const wrong = '<ul><p>x</p></ul><img src="a.png"><b id="a"></b><b id="a"></b>';
  const rules = (await errorsIn(wrong)).map((error) => error.split(':')[0]);
  expect(rules).toEqual(
    expect.arrayContaining(['element-permitted-content', 'no-dup-id', 'wcag/h37']),
  );
});
