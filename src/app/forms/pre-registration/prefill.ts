import { FLEET_SIZES, type Industry, leadingNumber } from '#domain/leads/options.ts';
import type { SimulatorData } from '#domain/leads/simulator-data.ts';

const INDUSTRY_OF: Record<SimulatorData['activity'], Industry> = {
  transport: 'transport',
  delivery: 'logistics',
  municipal: 'municipal',
  service: 'service',
};

/** What a simulation already tells; the rest is not guessed. */
export function prefillFrom({ vehicles, activity, region }: SimulatorData): Record<string, string> {
  const size = FLEET_SIZES.findLast((range) => leadingNumber(range) <= vehicles);
  return {
    ...(size && { fleet_size: size }),
    ...(region === 'night' && { charging_hours: 'night' }),
    industry: INDUSTRY_OF[activity],
  };
}
