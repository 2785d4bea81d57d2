import type { Place } from '#domain/privacy/analytics.ts';
import {
  FUNNEL_STEPS,
  type FunnelStep,
  sourceOf,
  VISIT_SOURCES,
  type VisitSource,
} from '#domain/privacy/visits.ts';
import { tabStorage } from '../browser/tab-storage.ts';
import { landingQuery } from '../routing/landing.ts';

/** A tab on one day: where it began, and how far it came. Nothing in it tells one visitor from another. */
interface Visit extends Place {
  day: string;
  source: VisitSource;
  steps: FunnelStep[];
}

type RecordStep = (step: { step: FunnelStep; source: VisitSource } & Place) => void;

/** A step may be the first that is counted, where consent came late: those that it takes count with it. */
const TAKES: Readonly<Record<FunnelStep, readonly FunnelStep[]>> = {
  visit: ['visit'],
  simulator: ['visit', 'simulator'],
  form: ['visit', 'form'],
  lead: ['visit', 'form', 'lead'],
  qualified: ['visit', 'form', 'lead', 'qualified'],
  message: ['visit', 'form', 'message'],
};

/**
 * Each step counts once in a visit. The tab keeps which ones were counted, from the moment of consent until it
 * is withdrawn, so that a reload or a page that came as a document of its own does not count them again.
 */
export function followVisit(landing: Place, record: RecordStep) {
  let visit = storedVisit() ?? newVisit(landing);

  const reach = (step: FunnelStep) => {
    if (visit.day !== today()) visit = newVisit(landing);
    const { page, language, source, steps } = visit;
    for (const next of TAKES[step].filter((taken) => !steps.includes(taken))) {
      steps.push(next);
      record({ step: next, page, language, source });
    }
    tabStorage.write('visit', visit);
  };
  return { reach };
}

const today = () => new Date().toISOString().slice(0, 10);

const newVisit = ({ page, language }: Place): Visit => ({
  day: today(),
  page,
  language,
  source: sourceOfDocument(),
  steps: [],
});

/** A tab of our own site that was not counted: agreed to only now, or opened beside another one. */
function sourceOfDocument(): VisitSource {
  const query = new URLSearchParams(landingQuery());
  const [utm_source, utm_medium] = [query.get('utm_source'), query.get('utm_medium')];
  const source = sourceOf({ utm_source, utm_medium, referrer_url: document.referrer });
  const isOurs = document.referrer.startsWith(`${location.origin}/`);
  return source === 'referral' && isOurs ? 'internal' : source;
}

function storedVisit(): Visit | undefined {
  const stored = tabStorage.read('visit') as Partial<Visit> | null;
  const isWhole =
    stored?.day === today() &&
    typeof stored.page === 'string' &&
    typeof stored.language === 'string' &&
    VISIT_SOURCES.some((source) => source === stored.source) &&
    Array.isArray(stored.steps) &&
    stored.steps.every((step) => FUNNEL_STEPS.includes(step));
  return isWhole ? (stored as Visit) : undefined;
}
