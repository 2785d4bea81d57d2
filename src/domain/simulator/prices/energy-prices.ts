import type { OffPeak, TariffClass, VoltageDomain } from './tariffs.ts';

/** What a supplier adds to every MWh, whatever the contract: certificates, costs and margin. */
export const SUPPLIER_EUROS_PER_MWH = 15;

/** The mean of all hours of the three years, and the supplier's part. */
export const FLAT_EUROS_PER_MWH = 86.97;

type ClassPrices = Readonly<Record<TariffClass, number>>;

const prices = ([peak, hph, hch, hpb, hcb]: readonly [
  number,
  number,
  number,
  number,
  number,
]): ClassPrices => ({ peak, hph, hch, hpb, hcb });

/**
 * What energy costs in each class of hours where no bill says it: the mean of all hours of the three years
 * that fall in the class, and the supplier's part. Low voltage has no peak hours of its own.
 */
export const CLASS_EUROS_PER_MWH: Readonly<
  Record<OffPeak, Readonly<Record<VoltageDomain, ClassPrices>>>
> = {
  night: {
    BT: prices([112.81, 112.81, 91.61, 72.58, 75.92]),
    HTA: prices([133.33, 109.21, 91.61, 72.58, 75.92]),
  },
  split: {
    BT: prices([114.09, 114.09, 89.05, 81.99, 57.1]),
    HTA: prices([133.33, 110.71, 89.05, 81.99, 57.1]),
  },
};

/** The prices of the customer's own bill, EUR/MWh without grid charges and taxes; null where not typed. */
export type TypedPrices = {
  readonly peakPrice: number | null;
  readonly hphPrice: number | null;
  readonly hchPrice: number | null;
  readonly hpbPrice: number | null;
  readonly hcbPrice: number | null;
};

/** Of each class of hours; in low voltage the peak hours cost what the other full hours of winter do. */
export function classPrices(
  typed: TypedPrices,
  bands: OffPeak,
  domain: VoltageDomain,
): ClassPrices {
  const usual = CLASS_EUROS_PER_MWH[bands][domain];
  const hph = typed.hphPrice ?? usual.hph;
  return {
    peak: domain === 'BT' ? hph : (typed.peakPrice ?? usual.peak),
    hph,
    hch: typed.hchPrice ?? usual.hch,
    hpb: typed.hpbPrice ?? usual.hpb,
    hcb: typed.hcbPrice ?? usual.hcb,
  };
}
