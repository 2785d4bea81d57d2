/** From when regulation (EU) 2023/1804 (AFIR) and its delegated regulation 2025/656 ask what of a charger. */
export const AFIR_DATES = {
  applies: '2024-04-13',
  /** New or renovated chargers open to the public: ISO 15118-2. */
  publicChargers: '2026-01-08',
  /** Every new or renovated charger, private ones included: ISO 15118-20. */
  everyCharger: '2027-01-01',
} as const;
