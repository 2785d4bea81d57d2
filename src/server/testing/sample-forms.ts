import { randomUUID } from 'node:crypto';
import bannerTexts from '../consent/banner-texts.json' with { type: 'json' };

/** 72 points without a simulation: priority. */
export const REGISTRATION = {
  email: 'Ada.Lovelace@fret.example',
  first_name: 'Ada',
  last_name: 'Lovelace',
  company: 'Fret & Fils',
  fleet_size: 100,
  vehicle_type: 'vans',
  charging_hours: 'night',
  industry: 'logistics',
  urgency: 'immediate',
  email_consent: true,
  language: 'fr',
  filled_ms: 40_000,
};

/** What a dialog says of a simulation that is not stored yet. */
export const ANNOUNCED = {
  vehicles: 25,
  parking: 13,
  activity: 'delivery',
  region: 'night',
  results: {},
};

export const CONTACT = {
  email: 'ada@fret.example',
  name: 'Ada Lovelace',
  form_type: 'contact',
  message: 'Sujet: Information sur les tarifs\n\nCombien ?',
  lead_score: 10,
  form_data: { subject: 'pricing', source: 'contact_form' },
  language: 'fr',
  filled_ms: 40_000,
};

export const NEWSLETTER = {
  email: 'ada@fret.example',
  form_type: 'newsletter',
  form_data: { source: 'footer_newsletter' },
  language: 'en',
  filled_ms: 40_000,
};

export const PROOF = {
  analytics: true,
  marketing: false,
  timestamp: Date.UTC(2026, 11, 1),
  policyDate: '2026-11-15',
  lang: 'fr',
  uiHash: Object.keys(bannerTexts)[0] ?? '',
};

export const EVENTS = {
  visit: '00c0ffee0badcafe',
  events: [
    { name: 'page_view', page: 'contact', language: 'fr' },
    { name: 'form_submit', value: 10, form: 'contact', page: 'contact', language: 'fr' },
  ],
};

export const CLIENT_ERROR = {
  reference: '0F3A91BC',
  page: 'simulator',
  language: 'fr',
  error: 'TypeError',
  frames: ['simulation-0a1b2c3d.js:12:345', 'vendor-deadbeef.js:1:9'],
};

/** Of somebody who has sent nothing yet. */
export const newAddress = () => `${randomUUID()}@fret.example`;
