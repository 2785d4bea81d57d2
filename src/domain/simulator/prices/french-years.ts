import france2023 from './france-2023.json' with { type: 'json' };
import france2024 from './france-2024.json' with { type: 'json' };
import france2025 from './france-2025.json' with { type: 'json' };
import { type PriceFile, type PriceYear, priceYear } from './price-year.ts';

/*
 * Written by `npm run prices`: the three newest full years. They weigh 60 kB compressed, so a page in the
 * browser loads this module when it is idle, never with its own code.
 */
export const PRICE_FILES: readonly PriceFile[] = [france2023, france2024, france2025];

export const FRENCH_YEARS: readonly PriceYear[] = PRICE_FILES.map(priceYear);
