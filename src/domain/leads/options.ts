/** What a visitor may choose (specification section 3), in the order shown. */
export const FLEET_SIZES = ['1-4', '5-9', '10-24', '25-49', '50-99', '100-249', '250+'] as const;
export const VEHICLE_TYPES = ['cars', 'vans', 'trucks', 'buses', 'mixed'] as const;
export const CHARGING_HOURS = ['night', 'day', 'flexible', 'peak_hours'] as const;
/** Kilometres: each stands for the distances up to it, the last one for all above 200. */
export const DAILY_DISTANCES_KM = [20, 50, 100, 200, 300] as const;
export const INDUSTRIES = [
  'logistics',
  'transport',
  'municipal',
  'service',
  'retail',
  'other',
] as const;
export const URGENCIES = ['immediate', '3_months', '6_months', '12_months', 'exploring'] as const;
export const MOTIVATIONS = [
  'cost_reduction',
  'sustainability',
  'regulation',
  'efficiency',
  'innovation',
] as const;
export const CONTACT_METHODS = ['email', 'phone'] as const;

export type ChargingHours = (typeof CHARGING_HOURS)[number];
export type Industry = (typeof INDUSTRIES)[number];
export type Urgency = (typeof URGENCIES)[number];

/**
 * Ranges are sent as the number they begin with.
 * leadingNumber('100-249') // => 100
 * leadingNumber('250+') // => 250
 */
export function leadingNumber(range: string): number {
  return Number.parseInt(range, 10);
}

export const SMALLEST_FLEETS = FLEET_SIZES.map(leadingNumber);
