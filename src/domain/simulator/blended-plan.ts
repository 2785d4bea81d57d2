import type { FleetPlan } from './fleet-day.ts';

export type BlendedStep = {
  readonly chargedKwh: number;
  readonly dischargedKwh: number;
  readonly levelKwh: number;
};

/** The mean controlled vehicle, of which a part may give back and the rest only waits. */
export function blendedSteps(
  smart: FleetPlan,
  withV2g: FleetPlan,
  v2gShare: number,
): BlendedStep[] {
  return smart.steps.map((step, index) => {
    const other = withV2g.steps[index] ?? step;
    const mean = (figure: keyof BlendedStep) =>
      step[figure] * (1 - v2gShare) + other[figure] * v2gShare;
    return {
      chargedKwh: mean('chargedKwh'),
      dischargedKwh: mean('dischargedKwh'),
      levelKwh: mean('levelKwh'),
    };
  });
}
