import { expect, test } from 'vitest';
import { ask } from '../testing/http-client.ts';
import { startApp } from '../testing/start-app.ts';
import { openApiDocument } from './openapi.ts';

test('the description in the documents is the one of the code', async () => {
  // After a change of the API: npx vitest run openapi --update
  const text = `${JSON.stringify(openApiDocument(), null, 2)}\n`;
  await expect(text).toMatchFileSnapshot('../../../docs/openapi.json');
});

test('every reference in the description leads to something in it', () => {
  const document = openApiDocument();
  const text = JSON.stringify(document);
  const references = new Set([...text.matchAll(/"\$ref":"#\/([^"]+)"/g)].map(([, path]) => path));
  expect(references.size).toBeGreaterThan(10);
  for (const path of references) {
    const found = path
      ?.split('/')
      .reduce((part: object, name) => Reflect.get(part, name), document);
    expect.soft(found, path).toBeDefined();
  }
});

test('the description is served, also without a database', async () => {
  const server = await startApp();
  const answer = await ask(server.port, '/api/openapi.json');
  expect(answer.status).toBe(200);
  expect(JSON.parse(answer.text)).toEqual(JSON.parse(JSON.stringify(openApiDocument())));
  await server.stop();
});
