/** A vehicle at the plug that may also give back. Prices are EUR/MWh at the meter, levels in the battery. */
export type V2gSession = {
  readonly buyEurosPerMwh: ArrayLike<number>;
  readonly sellEurosPerMwh: ArrayLike<number>;
  /** At the meter, of each step. */
  readonly mostInKwh: ArrayLike<number>;
  readonly mostOutKwh: ArrayLike<number>;
  readonly startKwh: number;
  readonly endKwh: number;
  readonly reserveKwh: number;
  readonly batteryKwh: number;
  readonly oneWayEfficiency: number;
};

/** At the meter, for each step. */
export type V2gPlan = {
  readonly boughtKwh: Float64Array;
  readonly soldKwh: Float64Array;
  readonly costEuros: number;
};

/** Per kWh in the battery. */
type Step = {
  readonly buyEuros: number;
  readonly sellEuros: number;
  readonly inKwh: number;
  readonly outKwh: number;
};

/** Charge up to the one level, sell down to the other. */
type Order = {
  readonly chargeToKwh: number;
  readonly keepToKwh: number;
  readonly maySell: boolean;
};

/** A part of the battery, and what each kWh more in it saves in the steps still to come. */
type Stretch = { readonly euros: number; kwh: number };

/**
 * The cheapest way from one level to another, exactly. What is below the reserve is never sold: a vehicle
 * that arrives below it fills it first, and each step from which it may then sell is tried.
 */
export function cheapestV2g(session: V2gSession): V2gPlan {
  const steps = stepsOf(session);
  const { startKwh, endKwh, reserveKwh } = session;
  if (startKwh >= reserveKwh) return follow(session, steps, orders(session, steps, 0));
  let best = follow(session, steps, orders(session, steps, steps.length));
  if (endKwh < reserveKwh) return best;
  const cheapestEuros = Math.min(...steps.map(({ buyEuros }) => buyEuros));
  let reachKwh = startKwh;
  for (let step = 0; step < steps.length - 1; step++) {
    reachKwh += steps[step]?.inKwh ?? 0;
    // A first sale that earns no more than energy costs anywhere is never better than a later one.
    const { sellEuros, outKwh } = steps[step + 1] as Step;
    if (reachKwh < reserveKwh || outKwh === 0 || sellEuros <= cheapestEuros) continue;
    const plan = follow(session, steps, orders(session, steps, step + 1));
    if (plan.costEuros < best.costEuros) best = plan;
  }
  return best;
}

function stepsOf(session: V2gSession): Step[] {
  const { buyEurosPerMwh, sellEurosPerMwh, mostInKwh, mostOutKwh, oneWayEfficiency } = session;
  return Array.from(buyEurosPerMwh, (buy, step) => {
    const buyEuros = buy / 1000 / oneWayEfficiency;
    const sellEuros = ((sellEurosPerMwh[step] ?? 0) / 1000) * oneWayEfficiency;
    return {
      buyEuros,
      sellEuros,
      inKwh: (mostInKwh[step] ?? 0) * oneWayEfficiency,
      // Where selling pays more than buying costs, doing both at once would burn energy for money.
      outKwh: sellEuros > buyEuros ? 0 : (mostOutKwh[step] ?? 0) / oneWayEfficiency,
    };
  });
}

/**
 * Backward over the steps: each adds a stretch for buying and one for selling to what energy is worth,
 * dearest first; what then lies outside the battery, or below the reserve, is cut off.
 */
function orders(session: V2gSession, steps: readonly Step[], firstSale: number): Order[] {
  const { startKwh, endKwh, reserveKwh, batteryKwh } = session;
  const stretches: Stretch[] = [];
  const backward: Order[] = [];
  let bottomKwh = endKwh;
  let topKwh = endKwh;
  for (let index = steps.length - 1; index >= 0; index--) {
    const { buyEuros, sellEuros, inKwh, outKwh } = steps[index] as Step;
    const maySell = index >= firstSale;
    backward.push({
      maySell,
      chargeToKwh: bottomKwh + kwhWorthOver(stretches, buyEuros),
      keepToKwh: bottomKwh + kwhWorthOver(stretches, sellEuros),
    });
    insert(stretches, buyEuros, inKwh);
    if (maySell) insert(stretches, sellEuros, outKwh);
    const lowestKwh = maySell ? reserveKwh : Math.min(startKwh, reserveKwh);
    const reachable = bottomKwh - inKwh;
    bottomKwh = Math.max(reachable, Math.min(lowestKwh, bottomKwh));
    cut(stretches, bottomKwh - reachable, 0);
    const highest = topKwh + (maySell ? outKwh : 0);
    topKwh = Math.min(highest, batteryKwh);
    cut(stretches, highest - topKwh, -1);
  }
  return backward.reverse();
}

/** Forward over the steps: the orders turned into energy and money. */
function follow(session: V2gSession, steps: readonly Step[], orders: readonly Order[]): V2gPlan {
  const { startKwh, endKwh, batteryKwh, oneWayEfficiency } = session;
  const boughtKwh = new Float64Array(steps.length);
  const soldKwh = new Float64Array(steps.length);
  const dustKwh = batteryKwh * 1e-12;
  let levelKwh = startKwh;
  let costEuros = 0;
  for (const [index, { chargeToKwh, keepToKwh, maySell }] of orders.entries()) {
    const { inKwh, outKwh, buyEuros, sellEuros } = steps[index] as Step;
    if (levelKwh < chargeToKwh - dustKwh) {
      const movedKwh = Math.min(chargeToKwh - levelKwh, inKwh);
      boughtKwh[index] = movedKwh / oneWayEfficiency;
      costEuros += movedKwh * buyEuros;
      levelKwh += movedKwh;
    } else if (maySell && levelKwh > keepToKwh + dustKwh) {
      const movedKwh = Math.min(levelKwh - keepToKwh, outKwh);
      soldKwh[index] = movedKwh * oneWayEfficiency;
      costEuros -= movedKwh * sellEuros;
      levelKwh -= movedKwh;
    }
  }
  const missed = Math.abs(levelKwh - endKwh) > batteryKwh * 1e-9;
  return { boughtKwh, soldKwh, costEuros: missed ? Number.POSITIVE_INFINITY : costEuros };
}

function kwhWorthOver(stretches: readonly Stretch[], euros: number): number {
  let kwh = 0;
  for (const stretch of stretches) {
    // Between equal prices the earlier step charges, and nothing is sold to be bought again.
    if (stretch.euros < euros) break;
    kwh += stretch.kwh;
  }
  return kwh;
}

function insert(stretches: Stretch[], euros: number, kwh: number): void {
  if (kwh === 0) return;
  let place = 0;
  while (place < stretches.length && (stretches[place] as Stretch).euros >= euros) place++;
  stretches.splice(place, 0, { euros, kwh });
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
