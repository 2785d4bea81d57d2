import { expect, inject, test } from 'vitest';
import { sendJson } from '../testing/http-client.ts';
import { CLIENT_ERROR } from '../testing/sample-forms.ts';
import { startProcess } from '../testing/start-process.ts';

test('the reference on an error screen leads to one line of the log, and no line holds more than was asked for', async () => {
  const server = startProcess({
    SITE_DIR: inject('siteDir'),
    WORKER: 'off',
    LOG_LEVEL: 'warn',
  });
  const port = await server.listening;
  const send = (body: object) => sendJson(port, '/api/client-errors', body);
  const taken = await send(CLIENT_ERROR);
  expect([taken.status, taken.text]).toEqual([204, '']);
  const refused = await send({ ...CLIENT_ERROR, message: 'ada@fret.example' });
  expect(refused.status).toBe(400);

  server.signal('SIGTERM');
  await server.exited;
  expect(server.printed()).not.toContain('ada@');
  const lines = server.printed().split('\n');
  const found = lines.filter((line) => line.includes(CLIENT_ERROR.reference));
  expect(found.map((line) => JSON.parse(line))).toEqual([
    {
      ...CLIENT_ERROR,
      level: 40,
      time: expect.any(Number),
      instance: expect.any(String),
      request: expect.any(String),
      msg: 'failed in a browser',
    },
  ]);
});
