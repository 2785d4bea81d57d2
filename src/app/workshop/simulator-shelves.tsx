import { KNOWN_FLEETS } from '#domain/illustrations/known-fleets.ts';
import { clampInputs, encodeState, type FleetInputs } from '#domain/simulator/index.ts';
import type { Language } from '#domain/site/language.ts';
import { usePathTo } from '../links/links.tsx';
import { Shelf, Specimen } from './specimen.tsx';

const answers = (given: Partial<FleetInputs>) => clampInputs(given).inputs;

const DELIVERY = { vehicles: 40, activity: 'delivery', hours: 13, departureHour: 7 } as const;
const VANS = { ...DELIVERY, baseline: 'arrival', contract: 'class' } as const;

/** One fleet for each kind of result. */
const FLEETS = {
  usual: answers({}),
  'both answered': answers({ ...KNOWN_FLEETS.depot, baseline: 'arrival', contract: 'class' }),
  'one price': answers({ ...KNOWN_FLEETS.depot, baseline: 'timer', contract: 'fixed' }),
  'gives back': answers({ ...KNOWN_FLEETS.depot, bidirectional: 'yes' }),
  'nothing to gain': answers({ hours: 6, startPercent: 10, targetPercent: 100, chargerKw: 7 }),
  'both open': answers(DELIVERY),
  'price unknown, power known': answers({ ...VANS, contract: 'unknown', siteKw: 300 }),
  classes: answers(VANS),
  hours: answers({ ...VANS, contract: 'indexed' }),
  'cannot be': answers({ hours: 6, batteryKwh: 120, startPercent: 80, targetPercent: 60 }),
} satisfies Record<string, FleetInputs>;

/** The simulator is a page of its own, which shows every state by its address. */
export function SimulatorShelf({ language }: { language: Language }) {
  const simulator = usePathTo()('simulator');
  return (
    <Shelf id="simulator" title="Simulator">
      {Object.entries(FLEETS).map(([name, fleet]) => (
        <Specimen key={name} name={name}>
          <a href={`${simulator}?${encodeState({ mode: 'expert', fleet })}`} hrefLang={language}>
            {name}
          </a>
        </Specimen>
      ))}
    </Shelf>
  );
}
