/** Whoever takes the product over renames it here. */
export const BRAND = {
  name: 'Voltige',
  /** Browser storage keys start with it. */
  key: 'voltige',
  defaultOrigin: 'https://www.voltige.example',
  phone: { international: '+33199001842', fr: '01 99 00 18 42', en: '+33 1 99 00 18 42' },
  email: {
    contact: 'contact@voltige.example',
    privacy: 'donnees@voltige.example',
    security: 'securite@voltige.example',
  },
} as const;
