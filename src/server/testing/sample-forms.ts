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
