import { RWTH_YEARLY } from '../simulator/index.ts';
import { SIMULATED_OWN_SHARE_PERCENT } from '../site/revenue-share.ts';
import { V2G_EXTRA_EUROS } from './fleet-cases.ts';
import { knownFigures } from './known-figures.ts';

/** The life over which a charger is asked to pay for itself. */
export const PAYBACK_YEARS = 8;

const keptOver = (yearlyEuros: number) =>
  (yearlyEuros * PAYBACK_YEARS * (100 - SIMULATED_OWN_SHARE_PERCENT)) / 100;

const { possible } = knownFigures('depot').estimate;

/**
 * What a bidirectional charger brings the depot over its life, EUR per vehicle, after sharing. Reserve from
 * what the charger adds to pausing a charge, up to all that it allows to be sold.
 */
export const CHARGER_PAYBACK_EUROS = {
  asCharged: keptOver(V2G_EXTRA_EUROS.depot.asCharged),
  exempt: keptOver(V2G_EXTRA_EUROS.depot.exempt),
  fcr: [
    keptOver(possible.fcrBidirectionalEuros - possible.fcrEuros),
    keptOver(possible.fcrBidirectionalEuros),
  ],
  afrr: [
    keptOver(possible.afrrBidirectionalEuros - possible.afrrEuros),
    keptOver(possible.afrrBidirectionalEuros),
  ],
  /** The widest gap we have found published; before any sharing. */
  rwth: (RWTH_YEARLY.bothEuros - RWTH_YEARLY.smartEuros) * PAYBACK_YEARS,
} as const;
