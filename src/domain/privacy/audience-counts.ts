import type { AnalyticsEvent } from './analytics-wire.ts';

/** What is counted by the day: nothing here tells one visitor from another. */
export interface CountKey {
  event: AnalyticsEvent['name'];
  /** What of the event is told apart: a depth, a target, a form, a step, or the bar of a histogram. */
  detail: string;
  page: string;
  language: string;
  /** Only of the steps of a visit. */
  source: string;
}

export type Measure = 'lcp' | 'inp' | 'cls' | 'navigation';

/**
 * The upper ends of the bars; what is above the last is in a bar of its own. The borders of 'good' and 'poor'
 * that browsers publish for each measure are among them: 2,500 and 4,000 ms, 200 and 500 ms, 0.1 and 0.25.
 */
export const HISTOGRAM_BARS: Readonly<Record<Measure, readonly number[]>> = {
  lcp: [500, 1000, 1500, 2000, 2500, 3000, 4000, 6000, 10_000],
  inp: [50, 100, 150, 200, 300, 400, 500, 1000],
  cls: [0.01, 0.05, 0.1, 0.15, 0.25, 0.5],
  navigation: [50, 100, 150, 200, 250, 300, 500, 750, 1000, 2000],
};

/** Up to where a measure is good, and from where on it is poor, as browsers publish it. */
export const GOOD_AND_POOR = {
  lcp: [2500, 4000],
  inp: [200, 500],
  cls: [0.1, 0.25],
} as const satisfies Partial<Record<Measure, readonly [number, number]>>;

/** The bar of everything above the last end. */
const ABOVE = 'above';

export function countKey(event: AnalyticsEvent): CountKey {
  const { name, page, language } = event;
  const source = name === 'funnel_step' ? event.source : '';
  return { event: name, detail: detailOf(event), page, language, source };
}

function detailOf(event: AnalyticsEvent): string {
  switch (event.name) {
    case 'page_view':
    case 'simulator_view':
    case 'solution_view':
    case 'chat_open':
    case 'resource_download':
      return '';
    case 'scroll_depth':
      return String(event.value);
    case 'cta_click':
      return event.target;
    case 'form_submit':
      return event.form;
    case 'funnel_step':
      return event.step;
    case 'lcp':
    case 'inp':
    case 'cls':
    case 'navigation':
      return barOf(event.name, event.value);
  }
}

/** barOf('lcp', 2500) // => '2500', barOf('lcp', 2501) // => '3000', barOf('lcp', 99_999) // => 'above' */
function barOf(measure: Measure, value: number): string {
  const end = HISTOGRAM_BARS[measure].find((candidate) => value <= candidate);
  return end === undefined ? ABOVE : String(end);
}

/**
 * The end of the bar in which the slowest of the quicker three quarters lies, as speed is usually judged:
 * undefined where nothing was measured, and Infinity above the last bar.
 */
export function threeQuartersWithin(
  measure: Measure,
  bars: ReadonlyMap<string, number>,
): number | undefined {
  const total = [...bars.values()].reduce((sum, count) => sum + count, 0);
  if (total === 0) return undefined;
  let counted = 0;
  for (const end of HISTOGRAM_BARS[measure]) {
    counted += bars.get(String(end)) ?? 0;
    if (counted >= total * 0.75) return end;
  }
  return Number.POSITIVE_INFINITY;
}
