import type { Language } from '#domain/language.ts';
import { leadingNumber } from '#domain/leads/options.ts';
import { originOfVisit } from '../origin-of-visit.ts';
import type { SimulationInThisTab } from '../simulation-in-this-tab.ts';
import type { Answers } from './steps.ts';

interface Circumstances {
  language: Language;
  simulation: SimulationInThisTab | undefined;
  website: string | undefined;
}

/** A pre-registration as it goes over the wire; what is empty is absent. */
export function registrationContent(
  answers: Answers,
  { language, simulation, website }: Circumstances,
): object {
  return {
    ...answers,
    fleet_size: leadingNumber(answers.fleet_size),
    ...originOfVisit(),
    language,
    website,
    browser_language: navigator.language,
    user_agent: navigator.userAgent.slice(0, 500),
    simulator_data: simulation?.data,
  };
}
