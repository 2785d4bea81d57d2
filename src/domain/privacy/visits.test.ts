import { expect, test } from 'vitest';
import { sourceOf } from './visits.ts';

test.each([
  [{}, 'direct'],
  [{ utm_source: 'website', utm_medium: 'organic' }, 'direct'],
  [{ utm_source: null, utm_medium: '', referrer_url: null }, 'direct'],
  [{ referrer_url: 'https://www.google.fr/' }, 'search'],
  [{ referrer_url: 'https://www.google.co.uk/' }, 'search'],
  [{ referrer_url: 'https://duckduckgo.com' }, 'search'],
  [{ referrer_url: 'https://gemini.google.com/app' }, 'assistant'],
  [{ referrer_url: 'https://mail.google.com/mail/u/0' }, 'email'],
  [{ referrer_url: 'https://www.linkedin.com/feed' }, 'social'],
  [{ referrer_url: 'https://fleet-news.example/a?utm_source=x' }, 'referral'],
  [{ referrer_url: 'https://notlinkedin.com/' }, 'referral'],
  [{ referrer_url: 'https://linkedin.com.evil.example/' }, 'referral'],
  [{ referrer_url: 'https://x.com@fleet.example/' }, 'referral'],
  [{ referrer_url: 'android-app://com.example' }, 'direct'],
  [{ utm_medium: 'Email' }, 'email'],
  [{ utm_source: 'newsletter', utm_medium: 'organic' }, 'email'],
  [{ utm_source: 'google', utm_medium: 'cpc' }, 'ads'],
  [{ utm_source: 'linkedin', utm_medium: 'paid-social' }, 'ads'],
  [{ utm_source: 'linkedin' }, 'social'],
  [{ utm_source: 'salon-2026', referrer_url: 'https://www.google.fr/' }, 'campaign'],
  [{ utm_source: 'constructor' }, 'campaign'],
] as const)('%o is %s', (origin, source) => {
  expect(sourceOf(origin)).toBe(source);
});
