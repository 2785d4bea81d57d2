/**
 * Which wording a person had before them when they agreed: kept with every sending. A change to the
 * notice or to a consent's sentence, in either language, is a new version here.
 */
export const CONSENT_TEXT_VERSIONS = {
  pre_registration: '2026-11-15',
  contact: '2026-11-15',
  newsletter: '2026-11-15',
} as const;
