/** The numbers of vehicles for which partner pages show an amount. */
export const PARTNER_FLEET_SIZES = [50, 200, 1000] as const;
