import { expect, inject, test } from 'vitest';
import { FIXTURE_ORIGIN } from '../../testing/fixture-site.ts';
import type { Config } from './read-config.ts';
import { siteOrigin } from './site-origin.ts';

const OTHER = 'https://www.voltige.fr';
const nowhere = '/nowhere';
const built = inject('siteDir');

const asked = (settings: Partial<Parameters<typeof siteOrigin>[0]>) =>
  siteOrigin({ origin: undefined, siteDir: built, production: true, trial: true, ...settings });

test('mails lead to where the site was built for, whichever process sends them', () => {
  expect(asked({})).toEqual({ origin: FIXTURE_ORIGIN, source: 'build' });
  expect(asked({ origin: FIXTURE_ORIGIN })).toEqual({ origin: FIXTURE_ORIGIN, source: 'build' });
});

test('a worker that is given another address than the build has does not start', () => {
  expect(() => asked({ origin: OTHER })).toThrow(
    `SITE_ORIGIN is '${OTHER}': it must be '${FIXTURE_ORIGIN}', for which the site was built.`,
  );
});

test('a worker without a build takes it from SITE_ORIGIN, and in production must be', () => {
  expect(asked({ siteDir: nowhere, origin: OTHER })).toEqual({
    origin: OTHER,
    source: 'environment',
  });
  expect(() => asked({ siteDir: nowhere })).toThrow(/^SITE_ORIGIN is missing and SITE_DIR/);
  expect(asked({ siteDir: nowhere, production: false }).source).toBe('default');
});

test('production refuses a reserved address as its origin', () => {
  expect(() => asked({ trial: false })).toThrow(`The site was built for '${FIXTURE_ORIGIN}'`);
  expect(asked({ siteDir: nowhere, origin: OTHER, trial: false }).origin).toBe(OTHER);
});

test('the desk has a host of its own in production: its cookies know no port', () => {
  const desk = (origin: string) => ({ desk: { origin } }) as Pick<Config, 'desk'>;
  for (const origin of [FIXTURE_ORIGIN, `${FIXTURE_ORIGIN}:8443`]) {
    expect(() => asked(desk(origin))).toThrow(`DESK_ORIGIN is '${origin}', the host of the site`);
    expect(asked({ ...desk(origin), production: false }).origin).toBe(FIXTURE_ORIGIN);
  }
  expect(asked(desk('https://desk.voltige.example')).origin).toBe(FIXTURE_ORIGIN);
});
