/** Figures that others have published, per vehicle and year unless named otherwise. None is a promise of ours. */
export const STUDIES = {
  /** RWTH Aachen (ISEA) with The Mobility House Energy, 2025: 11 kW, three kinds of cell, ten years. */
  rwth: {
    years: 10,
    smartEurosInAll: 3000,
    bothEurosInAll: 8000,
    /** Capacity that smart charging spares against charging on arrival, and that V2G then costs, in points. */
    sparedPoints: [3.3, 6.8],
    addedPoints: [1.7, 5.8],
  },
  /** FfE (Kern, Dossow, von Roon), Energies 2020: bidirectional cars, German prices of 2019. */
  ffe: { dayAheadEuros: 200, withIntradayEuros: 500 },
  /** Enedis, report on smart charging, December 2020: off the bill, half of it by off-peak hours. */
  enedis: { savedEuros: [90, 300] },
  /** CRE, deliberation of 2013: exceeding the power by this for a hundred hours costs as much as subscribing it. */
  cre: { excessPercent: 10 },
  /** Flexitanie (EDF, Région Occitanie, Ademe), 2020 and 2021: paid to the fleet, on a condition. */
  flexitanie: {
    paidEuros: 250,
    coveredKm: 15_000,
    pluggedHoursPerDay: 15,
    /** What one of its direct-current chargers was put at, half of it met by the region. */
    chargerEuros: 6000,
  },
} as const;

export const RWTH_YEARLY = {
  smartEuros: STUDIES.rwth.smartEurosInAll / STUDIES.rwth.years,
  bothEuros: STUDIES.rwth.bothEurosInAll / STUDIES.rwth.years,
};
