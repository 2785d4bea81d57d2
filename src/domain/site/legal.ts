/** When each legal text last changed, as ISO dates. */
export const LEGAL_UPDATED = {
  'legal-notice': '2026-11-17',
  privacy: '2026-11-19',
  cookies: '2026-11-19',
  accessibility: '2026-11-17',
} as const;

/** Where a visitor can complain about us. */
export const AUTHORITIES = {
  dataProtection: {
    address: 'CNIL, 3 place de Fontenoy, TSA 80715, 75334 Paris Cedex 07, France',
    url: 'https://www.cnil.fr',
    shown: 'www.cnil.fr',
  },
  rightsDefender: {
    address: 'Défenseur des droits, Libre réponse 71120, 75342 Paris CEDEX 07, France',
    url: 'https://formulaire.defenseurdesdroits.fr',
    shown: 'formulaire.defenseurdesdroits.fr',
  },
} as const;
