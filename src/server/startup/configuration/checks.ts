import * as v from 'valibot';
import { ownAddresses } from '#domain/leads/message-recipients.ts';
import { allowedUrl } from '../../deliveries/allowed-url.ts';
import { secretBytes } from '../../deliveries/destinations.ts';
import { CONNECTION_CHECKS, PRODUCTION_CONNECTION_CHECKS } from './connection-checks.ts';
import { deliverySettings } from './delivery-settings.ts';
import type { Check, Refusal, Situation } from './given-settings.ts';
import {
  DEVELOPMENT_SECRET,
  isGuessable,
  keyBits,
  SHORTEST_BITS_IN_PRODUCTION,
} from './secrets.ts';
import type { Setting } from './setting.ts';
import { emailAddress } from './setting-schemas.ts';
import { SETTING_NAMES, SETTINGS, type SettingName } from './settings.ts';

/** Checks the settings against each other and against what the process does. */
export function refusalsOf(situation: Situation): Refusal[] {
  const checks = situation.values.NODE_ENV === 'production' ? [...ALWAYS, ...PRODUCTION] : ALWAYS;
  return checks.flatMap((check) => check(situation));
}

const dkimPair: Check = ({ values: { DKIM_SELECTOR, DKIM_PRIVATE_KEY } }) => {
  if ((DKIM_SELECTOR === undefined) === (DKIM_PRIVATE_KEY === undefined)) return [];
  const [set, missing] = DKIM_SELECTOR
    ? (['DKIM_SELECTOR', 'DKIM_PRIVATE_KEY'] as const)
    : (['DKIM_PRIVATE_KEY', 'DKIM_SELECTOR'] as const);
  const sentence = `${set} is set without ${missing}, and no mail would be signed: set both, or neither.`;
  return [{ settings: [missing], sentence }];
};

const webhookUrls: Check = ({ values }) => {
  const { destinations, ...policy } = deliverySettings(values);
  return destinations
    .filter((destination) => allowedUrl(destination, policy) === null)
    .map(({ name }) => ({
      settings: ['WEBHOOKS', 'WEBHOOK_HOSTS'],
      sentence: `The webhook '${name}' must have an https address on a host of WEBHOOK_HOSTS (outside production also http on this machine); one inside your own network is marked "private": true.`,
    }));
};

const whatIsNeeded: Check = ({ given, roles }) => {
  const missing = SETTING_NAMES.filter((name) => {
    const { neededBy = [] }: Setting = SETTINGS[name];
    return neededBy.some((role) => roles.includes(role)) && !given.includes(name);
  });
  if (missing.length === 0) return [];
  const named = missing.map((name) => {
    const { whatToWrite }: Setting = SETTINGS[name];
    return whatToWrite === undefined ? name : `${name} (${whatToWrite})`;
  });
  return [{ settings: missing, sentence: `In production these must be set: ${named.join(', ')}.` }];
};

const publicSecret: Check = ({ values, given }) => {
  // Left out altogether it is among what is needed, where it is.
  if (!given.includes('TOKEN_SECRET')) return [];
  if (!values.TOKEN_SECRET.includes(DEVELOPMENT_SECRET)) return [];
  const sentence =
    "TOKEN_SECRET is the one for development, which anyone can read: make one with 'openssl rand -hex 32'.";
  return [{ settings: ['TOKEN_SECRET'], sentence }];
};

const webhookSecrets: Check = ({ values }) =>
  values.WEBHOOKS.filter(({ secrets }) =>
    secrets.some((secret) => isGuessable(secretBytes(secret).toString('latin1'))),
  ).map(({ name }) => ({
    settings: ['WEBHOOKS'],
    sentence: `A secret of the webhook '${name}' can be guessed: make one with node -p "'whsec_' + crypto.randomBytes(32).toString('base64')".`,
  }));

const shortDkimKey: Check = ({ values: { DKIM_PRIVATE_KEY } }) => {
  const bits = DKIM_PRIVATE_KEY === undefined ? undefined : keyBits(DKIM_PRIVATE_KEY);
  if (bits === undefined || bits >= SHORTEST_BITS_IN_PRODUCTION) return [];
  const sentence = `DKIM_PRIVATE_KEY has ${bits} bits: in production it must have ${SHORTEST_BITS_IN_PRODUCTION} or more; make one with 'openssl genrsa 2048'.`;
  return [{ settings: ['DKIM_PRIVATE_KEY'], sentence }];
};

const timeScaleOfTrials: Check = ({ values: { DELIVERY_TIME_SCALE, TRIAL } }) => {
  if (DELIVERY_TIME_SCALE === 1 || TRIAL) return [];
  const sentence = `DELIVERY_TIME_SCALE is '${DELIVERY_TIME_SCALE}': in production it must be left out, or deliveries are given up while a receiver is down for a moment; a trial sets TRIAL=1.`;
  return [{ settings: ['DELIVERY_TIME_SCALE'], sentence }];
};

/** RFC 2606: reserved names. */
const RESERVED_NAME =
  /(^|[.@/])(example|test|invalid|localhost)(:\d+)?$|[.@/]example\.(com|net|org)$/i;

/** isMadeUpName('contact@voltige.example') // => true */
export function isMadeUpName(addressOrHost: string): boolean {
  return RESERVED_NAME.test(addressOrHost);
}

/** Numbers of zeros, people and streets called Example, and telephone numbers reserved for films. */
const MADE_UP = /exempl|example|^\D*0{9}$|^\+3319900/i;

/** Where the brand still holds what nobody may publish: ['legal.siren', …]. */
function madeUpParticulars(brand: object, path = ''): string[] {
  return Object.entries(brand).flatMap(([key, value]) => {
    if (typeof value === 'object') return madeUpParticulars(value, `${path}${key}.`);
    // A default that a build overrides, and is checked as what it was built with.
    if (typeof value !== 'string' || key === 'defaultOrigin') return [];
    const isMadeUp = MADE_UP.test(value.replace(/\s/g, '')) || isMadeUpName(value);
    return isMadeUp ? [`${path}${key}`] : [];
  });
}

const madeUpData: Check = ({ values: { TRIAL, MAIL_FROM, SALES_EMAIL }, roles, brand }) => {
  if (TRIAL || !(roles.includes('pages') || roles.includes('worker'))) return [];
  const refusals: Refusal[] = [];
  const madeUp = madeUpParticulars(brand);
  if (madeUp.length > 0) {
    const shown =
      madeUp.length > 3
        ? `${madeUp.slice(0, 3).join(', ')} and ${madeUp.length - 3} more`
        : madeUp.join(', ');
    refusals.push({
      settings: ['TRIAL'],
      sentence: `src/domain/site/brand.ts still holds made-up particulars (${shown}): write your own and build again, or set TRIAL=1 for a trial that search engines leave alone.`,
    });
  }
  if (!roles.includes('worker')) return refusals;
  for (const [name, address] of Object.entries({ MAIL_FROM, SALES_EMAIL })) {
    if (address === undefined || !isMadeUpName(address)) continue;
    refusals.push({
      settings: [name as SettingName],
      sentence: `${name} is '${address}', an address that nobody can have: write your own, or set TRIAL=1 for a trial.`,
    });
  }
  for (const [team, address] of ownAddresses(brand.statements)) {
    if (!isMadeUpName(address)) continue;
    refusals.push({
      settings: ['TRIAL'],
      sentence: `statements.subjectEmails.${team} in src/domain/site/brand.ts is '${address}', an address that nobody can have: write your own, leave it out, or set TRIAL=1 for a trial.`,
    });
  }
  return refusals;
};

const ownRoles: Check = ({ values, roles }) => {
  const userOf = (url: string) => decodeURIComponent(new URL(url).username);
  const owner = values.DATABASE_URL && userOf(values.DATABASE_URL);
  return (['API_DATABASE_URL', 'WORKER_DATABASE_URL', 'DESK_DATABASE_URL'] as const).flatMap(
    (name) => {
      const url = values[name];
      const read = SETTINGS[name].readBy.some((role) => roles.includes(role));
      if (!read || url === undefined || userOf(url) !== owner) return [];
      const sentence = `${name} has the user of DATABASE_URL, who owns the tables: give it a role of its own (docs/deploy.md).`;
      return [{ settings: [name], sentence }];
    },
  );
};

const subjectAddresses: Check = ({ roles, brand }) =>
  roles.includes('worker')
    ? ownAddresses(brand.statements)
        .filter(([, address]) => !v.is(emailAddress, address))
        .map(([team, address]) => ({
          settings: ['SALES_EMAIL'],
          sentence: `statements.subjectEmails.${team} in src/domain/site/brand.ts is '${address}': it must be an e-mail address, or left out.`,
        }))
    : [];

/** The desk is off unless somebody has decided where it is and who lets people in. */
const deskIsConfigured: Check = ({ given, roles, values: { NODE_ENV } }) => {
  if (!roles.includes('desk') || NODE_ENV === 'production') return [];
  const missing = SETTING_NAMES.filter((name) => {
    const { neededBy = [], default: otherwise }: Setting = SETTINGS[name];
    return neededBy.includes('desk') && otherwise === undefined && !given.includes(name);
  });
  if (missing.length === 0) return [];
  const sentence = `The desk starts once these are set: ${missing.join(', ')}.`;
  return [{ settings: missing, sentence }];
};

/** Analyses can be approved nowhere else. */
const approvalHasDesk: Check = ({ values: { ANALYSIS_APPROVAL, DESK_ORIGIN }, roles }) => {
  if (!roles.includes('worker') || !ANALYSIS_APPROVAL || DESK_ORIGIN !== undefined) return [];
  const sentence =
    "ANALYSIS_APPROVAL is 'on' without a desk, where analyses are approved: set DESK_ORIGIN to the desk's address (docs/desk.md), or ANALYSIS_APPROVAL to 'off'.";
  return [{ settings: ['DESK_ORIGIN'], sentence }];
};

const ALWAYS: readonly Check[] = [
  dkimPair,
  webhookUrls,
  subjectAddresses,
  deskIsConfigured,
  approvalHasDesk,
  ...CONNECTION_CHECKS,
];
const PRODUCTION: readonly Check[] = [
  whatIsNeeded,
  publicSecret,
  webhookSecrets,
  shortDkimKey,
  ...PRODUCTION_CONNECTION_CHECKS,
  ownRoles,
  timeScaleOfTrials,
  madeUpData,
];
