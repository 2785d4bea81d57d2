/** One hour of the window, or a part of one: a partial hour moves less energy. */
export type PricedStep = {
  readonly eurosPerMwh: number;
  readonly durationHours: number;
};

/** A fleet seen as one battery, from plugging in to leaving. Nothing given back: `dischargeKw` is 0. */
export type FleetDay = {
  readonly steps: readonly PricedStep[];
  readonly batteryKwh: number;
  readonly startKwh: number;
  readonly targetKwh: number;
  readonly reserveKwh: number;
  readonly chargeKw: number;
  readonly dischargeKw: number;
  readonly chargeEfficiencyShare: number;
  readonly dischargeEfficiencyShare: number;
  readonly wearEurosPerKwh: number;
};

/** Energy is counted at the meter, levels in the battery. */
export type FleetPlan = {
  readonly steps: readonly FleetPlanStep[];
  readonly costEuros: number;
  readonly wearEuros: number;
  readonly shortByKwh: number;
};

type FleetPlanStep = {
  readonly chargedKwh: number;
  readonly dischargedKwh: number;
  readonly levelKwh: number;
};

/** Per kWh in the battery: what the hour takes for filling it, pays for emptying it, and can move. */
type Hour = {
  readonly eurosPerKwh: number;
  readonly buyEurosPerKwh: number;
  readonly sellEurosPerKwh: number;
  readonly inKwh: number;
  readonly outKwh: number;
};

/** An hour with its orders: buy below the one level, sell above the other. */
type Order = Hour & { readonly chargeToKwh: number; readonly keepToKwh: number };

type Battery = Omit<FleetDay, 'steps' | 'chargeKw'> & { readonly hours: readonly Hour[] };

/** A stretch of the battery, and what each kWh more in it saves in the hours still to come. */
type Stretch = { readonly eurosPerKwh: number; kwh: number };

// Far beyond any fleet or market; within these no sum overflows.
const MOST_KWH = 1e12;
const MOST_EUROS_PER_KWH = 1e3;
const LEAST_EFFICIENCY_SHARE = 0.01;

// Adding fractions leaves dust, and dust is neither a charge nor a shortage.
const DUST_SHARE = 1e-12;

/** The cheapest way through the window, exactly. A target out of reach is come as near to as can be. */
export function cheapestPlan(day: FleetDay): FleetPlan {
  const battery = sensible(day);
  const { hours, startKwh, reserveKwh, dischargeKw } = battery;
  if (startKwh >= reserveKwh) return follow(battery, orders(battery, 0));

  let best = follow(battery, orders(battery, hours.length));
  let reachKwh = startKwh;
  // Whether to fill the reserve early so as to sell later is not convex: each hour for it is tried.
  for (const [index, hour] of dischargeKw > 0 ? hours.entries() : []) {
    reachKwh += hour.inKwh;
    if (reachKwh < reserveKwh) continue;
    const plan = follow(battery, orders(battery, index + 1));
    if (plan.costEuros < best.costEuros) best = plan;
  }
  return best;
}

/** What happens without control: full power from the first minute until the target is reached. */
export function chargeOnArrival(day: FleetDay): FleetPlan {
  const battery = sensible(day);
  const { hours, targetKwh, batteryKwh } = battery;
  return follow(
    battery,
    hours.map((hour) => ({ ...hour, chargeToKwh: targetKwh, keepToKwh: batteryKwh })),
  );
}

function sensible(day: FleetDay): Battery {
  const batteryKwh = within(day.batteryKwh, 0, MOST_KWH);
  const startKwh = within(day.startKwh, 0, batteryKwh);
  const reserveKwh = within(day.reserveKwh, 0, batteryKwh);
  const chargeKw = within(day.chargeKw, 0, MOST_KWH);
  const dischargeKw = within(day.dischargeKw, 0, MOST_KWH);
  const chargeEfficiencyShare = within(day.chargeEfficiencyShare, LEAST_EFFICIENCY_SHARE, 1);
  const dischargeEfficiencyShare = within(day.dischargeEfficiencyShare, LEAST_EFFICIENCY_SHARE, 1);
  const wearEurosPerKwh = within(day.wearEurosPerKwh, 0, MOST_EUROS_PER_KWH);
  const hours = day.steps.map((step) => {
    const eurosPerKwh = within(step.eurosPerMwh / 1000, -MOST_EUROS_PER_KWH, MOST_EUROS_PER_KWH);
    const durationHours = within(step.durationHours, 0, 1);
    const buyEurosPerKwh = eurosPerKwh / chargeEfficiencyShare;
    const sellEurosPerKwh = (eurosPerKwh - wearEurosPerKwh) * dischargeEfficiencyShare;
    // Where selling beats buying within one hour, doing both at once would burn energy for money.
    const mayDischarge = sellEurosPerKwh <= buyEurosPerKwh;
    return {
      eurosPerKwh,
      buyEurosPerKwh,
      sellEurosPerKwh,
      inKwh: Math.min(chargeKw * durationHours * chargeEfficiencyShare, batteryKwh),
      outKwh: mayDischarge
        ? Math.min((dischargeKw * durationHours) / dischargeEfficiencyShare, batteryKwh)
        : 0,
    };
  });
  return {
    batteryKwh,
    startKwh,
    reserveKwh,
    // Energy never bought is never sold, and a fleet leaves with its reserve.
    targetKwh: within(day.targetKwh, Math.max(startKwh, reserveKwh), batteryKwh),
    dischargeKw,
    chargeEfficiencyShare,
    dischargeEfficiencyShare,
    wearEurosPerKwh,
    hours,
  };
}

/**
 * Backward over the hours: each adds one stretch for buying and one for selling to what energy is
 * worth, dearest first, and what then lies outside the battery is cut off at both ends.
 */
function orders(battery: Battery, firstSale: number): Order[] {
  const { hours, startKwh, targetKwh, reserveKwh, batteryKwh } = battery;
  const lowestKwh = Math.min(startKwh, reserveKwh);
  let bottomKwh = firstSale < hours.length ? reserveKwh : lowestKwh;
  const stretches: Stretch[] = [
    { eurosPerKwh: Infinity, kwh: targetKwh - bottomKwh },
    { eurosPerKwh: 0, kwh: batteryKwh - targetKwh },
  ];
  const backward = hours.toReversed().map((hour, hoursAfter) => {
    const maySell = hours.length - hoursAfter > firstSale;
    const outKwh = maySell ? hour.outKwh : 0;
    const order = {
      ...hour,
      outKwh,
      // Between equal prices the earlier hour charges; at no price at all, nothing without need.
      chargeToKwh: bottomKwh + kwhWorth(stretches, hour.buyEurosPerKwh || Number.MIN_VALUE),
      keepToKwh: bottomKwh + kwhWorth(stretches, hour.sellEurosPerKwh),
    };
    insert(stretches, hour.buyEurosPerKwh, hour.inKwh);
    insert(stretches, hour.sellEurosPerKwh, outKwh);
    const reachableKwh = bottomKwh - hour.inKwh;
    bottomKwh = Math.max(reachableKwh, maySell ? reserveKwh : lowestKwh);
    cut(stretches, bottomKwh - reachableKwh, 0);
    cut(stretches, outKwh, -1);
    return order;
  });
  return backward.reverse();
}

/** Forward over the hours: the orders turned into energy and money. */
function follow(battery: Battery, orders: readonly Order[]): FleetPlan {
  const { startKwh, targetKwh, batteryKwh, wearEurosPerKwh } = battery;
  const dustKwh = batteryKwh * DUST_SHARE;
  let levelKwh = startKwh;
  let energyEuros = 0;
  let wearEuros = 0;
  const steps = orders.map(({ eurosPerKwh, inKwh, outKwh, chargeToKwh, keepToKwh }) => {
    const wantedKwh =
      levelKwh < chargeToKwh
        ? Math.min(chargeToKwh, levelKwh + inKwh, batteryKwh)
        : Math.min(levelKwh, Math.max(keepToKwh, levelKwh - outKwh));
    const movedKwh = Math.abs(wantedKwh - levelKwh) > dustKwh ? wantedKwh - levelKwh : 0;
    if (movedKwh !== 0) levelKwh = wantedKwh;
    const chargedKwh = Math.max(movedKwh, 0) / battery.chargeEfficiencyShare;
    const dischargedKwh = Math.max(-movedKwh, 0) * battery.dischargeEfficiencyShare;
    energyEuros += eurosPerKwh * (chargedKwh - dischargedKwh);
    wearEuros += wearEurosPerKwh * dischargedKwh;
    return { chargedKwh, dischargedKwh, levelKwh };
  });
  const shortKwh = targetKwh - levelKwh;
  return {
    steps,
    costEuros: energyEuros + wearEuros,
    wearEuros,
    shortByKwh: shortKwh > dustKwh ? shortKwh : 0,
  };
}

function kwhWorth(stretches: readonly Stretch[], eurosPerKwh: number): number {
  let kwh = 0;
  for (const stretch of stretches) {
    if (stretch.eurosPerKwh < eurosPerKwh) break;
    kwh += stretch.kwh;
  }
  return kwh;
}

function insert(stretches: Stretch[], eurosPerKwh: number, kwh: number): void {
  if (kwh === 0) return;
  const index = stretches.findIndex((stretch) => stretch.eurosPerKwh < eurosPerKwh);
  stretches.splice(index < 0 ? stretches.length : index, 0, { eurosPerKwh, kwh });
}

function cut(stretches: Stretch[], kwh: number, end: 0 | -1): void {
  let leftKwh = kwh;
  for (let stretch = stretches.at(end); stretch && leftKwh > 0; stretch = stretches.at(end)) {
    const cutKwh = Math.min(leftKwh, stretch.kwh);
    stretch.kwh -= cutKwh;
    leftKwh -= cutKwh;
    if (stretch.kwh > 0) return;
    stretches.splice(end, 1);
  }
}

function within(value: number, least: number, most: number): number {
  return value > least ? Math.min(value, most) : least;
}
