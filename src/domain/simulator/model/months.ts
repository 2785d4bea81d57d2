import { controllableShare, V2G_SHARE } from './fleet.ts';
import { countsV2g, mean, type Solution, type SolvedYear } from './solution.ts';
import { yearWeight } from './year-plan.ts';

/** What the fleet keeps per vehicle in each month, the mean of the years; together the gain of the year. */
export function gainByMonth(solution: Solution): number[] {
  const counts = countsV2g(solution);
  const years = solution.years.map((year) => monthsOf(solution, year, counts));
  return Array.from({ length: 12 }, (_, month) => mean(years, (year) => year[month] ?? 0));
}

function monthsOf({ fleet, today }: Solution, year: SolvedYear, counts: boolean): number[] {
  const { bill, prices, v2g } = year;
  const keeps = fleet.fleetSharePercent / 100;
  // Power is subscribed for the year: each month bears a twelfth.
  const gains = Array.from({ length: 12 }, () => (bill.powerEuros / 12) * keeps);
  if (today.shortByKwh > 0) return gains.fill(0);
  const perKwh = (controllableShare(fleet) * yearWeight(fleet, prices)) / 1000;
  const reached = bill.fullMarketEuros === 0 ? 0 : bill.marketEuros / bill.fullMarketEuros;
  const capture = fleet.capturePercent / 100;
  const v2gPart = counts ? capture * V2G_SHARE[fleet.control] * perKwh * 1000 : 0;
  for (const [index, planned] of bill.plan.sessions.entries()) {
    const { session, steps, planKwh, spotEurosPerMwh, gridEurosPerMwh } = planned;
    for (const [order, day] of prices.workingDays.entries()) {
      const month = prices.months[day] ?? 0;
      let euros = 0;
      for (const [step, { todayKwh }] of session.steps.entries()) {
        const at = order * steps + step;
        const lessKwh = todayKwh - (planKwh[at] ?? 0);
        const price = (spotEurosPerMwh[at] ?? 0) * reached + (gridEurosPerMwh[at] ?? 0);
        euros += lessKwh * price * perKwh;
      }
      euros += (v2g?.sessions[index]?.savedEuros[order] ?? 0) * v2gPart;
      gains[month] = (gains[month] ?? 0) + euros * keeps;
    }
  }
  return gains;
}
