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
} as const;
