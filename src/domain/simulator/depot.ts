/** The fleet whose night the home page draws. At a wear of 4 ct it would sell nothing on a mean day. */
export const DEPOT = {
  vehicles: 25,
  vehicleBatteryKwh: 60,
  chargerKw: 11,
  siteKw: 150,
  startShare: 0.4,
  targetShare: 0.8,
  reserveShare: 0.3,
  arrivalHour: 18,
  departureHour: 7,
  roundTripEfficiencyShare: 0.87,
  wearEurosPerKwh: 0.02,
  priceYear: 2024,
} as const;
