import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

test('an empty environment starts the built site on port 3000', () => {
  expect(readConfig({ PATH: '/bin', PORT: '' })).toEqual({
    port: 3000,
    host: '0.0.0.0',
    origin: undefined,
    siteDir: 'dist',
    staging: false,
    logLevel: 'info',
    databases: undefined,
  });
});

test('what the environment says is taken over', () => {
  const environment = {
    PORT: '0',
    HOST: '::',
    SITE_ORIGIN: 'https://www.voltige.example',
    SITE_DIR: '/srv/site',
    STAGING: '1',
    LOG_LEVEL: 'debug',
  };
  expect(readConfig(environment)).toEqual({
    port: 0,
    host: '::',
    origin: 'https://www.voltige.example',
    siteDir: '/srv/site',
    staging: true,
    logLevel: 'debug',
    databases: undefined,
  });
});

test.each([
  ['PORT', 'abc', 'be a whole number from 0 to 65535'],
  ['PORT', '65536', 'be a whole number from 0 to 65535'],
  ['PORT', '-1', 'be a whole number from 0 to 65535'],
  ['PORT', '80.5', 'be a whole number from 0 to 65535'],
  ['STAGING', 'yes', "be '1', '0' or left out"],
  ['LOG_LEVEL', 'loud', "be 'debug', 'info', 'warn', 'error' or 'silent'"],
  [
    'SITE_ORIGIN',
    'https://www.voltige.example/',
    "be an origin such as 'https://www.voltige.example', without a path or a final slash",
  ],
  [
    'SITE_ORIGIN',
    'voltige.example',
    "be an origin such as 'https://www.voltige.example', without a path or a final slash",
  ],
])('%s=%s is refused in one sentence that says why', (name, value, rule) => {
  expect(() => readConfig({ [name]: value })).toThrow(`${name} is '${value}': it must ${rule}.`);
});

test('S16: a refused secret is not printed', () => {
  const refused = () => readConfig({ DATABASE_URL: 'mysql://ada:hunter2@db/voltige' });
  expect(refused).toThrow(
    "DATABASE_URL is not right: it must be an address such as 'postgresql://user:password@host/database'.",
  );
});

test('one database URL is enough to try things out', () => {
  const url = 'postgresql://me@db/voltige';
  const { databases } = readConfig({ DATABASE_URL: url, API_DATABASE_URL: `${url}?as=api` });
  expect(databases).toEqual({ owner: url, api: `${url}?as=api`, worker: url });
});
