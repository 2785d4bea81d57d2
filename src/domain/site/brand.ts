/** Whoever takes the product over renames it here. */
export const BRAND = {
  name: 'Voltige',
  /** Browser storage keys start with it. */
  key: 'voltige',
  defaultOrigin: 'https://www.voltige.example',
  phone: {
    international: '+33199001842',
    fr: '01\u00a099\u00a000\u00a018\u00a042',
    en: '+33\u00a01\u00a099\u00a000\u00a018\u00a042',
  },
  email: {
    contact: 'contact@voltige.example',
    privacy: 'donnees@voltige.example',
    security: 'securite@voltige.example',
  },
  /** Made up, all of it: the owner's own particulars go here before the site goes public. */
  legal: {
    company: 'Voltige SAS',
    capitalEuros: 1000,
    siren: '000\u202f000\u202f000',
    tradeRegister: 'RCS Paris 000\u202f000\u202f000',
    vat: 'FR00\u00a0000000000',
    address: '1 rue de l’Exemple, 75000 Paris, France',
    publicationDirector: 'Camille Exemple',
    host: {
      company: 'Hébergeur Exemple SAS',
      address: '2 rue de l’Exemple, 59000 Lille, France',
      phone: {
        international: '+33199001843',
        fr: '01\u00a099\u00a000\u00a018\u00a043',
        en: '+33\u00a01\u00a099\u00a000\u00a018\u00a043',
      },
    },
    /** Who else handles what visitors send; the privacy policy names them. */
    processors: {
      mail: { company: 'Courrier Exemple SAS', place: 'Nantes, France' },
      crm: { company: 'Relation Exemple SAS', place: 'Lyon, France' },
    },
  },
} as const;
