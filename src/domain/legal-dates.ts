/** When each legal text last changed, as ISO dates. */
export const LEGAL_UPDATED = {
  'legal-notice': '2026-11-15',
  privacy: '2026-11-16',
  cookies: '2026-11-15',
  accessibility: '2026-11-15',
} as const;
