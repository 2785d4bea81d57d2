import type { Language } from '#domain/language.ts';
import { CONTACT_PAGE_LEAD_SCORE, type Subject, withSubject } from '#domain/leads/subjects.ts';
import { originOfVisit } from './origin-of-visit.ts';
import type { SimulationInThisTab } from './simulation-in-this-tab.ts';

interface ContactAnswers {
  email: string;
  name: string;
  company?: string | undefined;
  phone?: string | undefined;
  subject: Subject;
  message: string;
}

interface Circumstances {
  from: 'page' | 'dialog';
  language: Language;
  simulation: SimulationInThisTab | undefined;
  /** What stood in the field that no person sees. */
  website: string | undefined;
}

/** A contact request as it goes over the wire (specification section 3); what is empty is absent. */
export function contactContent(
  { subject, message, ...person }: ContactAnswers,
  { from, language, simulation, website }: Circumstances,
): object {
  return {
    ...person,
    message: withSubject(subject, message),
    form_type: from === 'page' ? 'contact' : 'demo_request',
    lead_score: from === 'page' ? CONTACT_PAGE_LEAD_SCORE : (simulation?.lead_score ?? 0),
    language,
    website,
    form_data: {
      ...originOfVisit(),
      subject,
      source: from === 'page' ? 'contact_form' : 'contact_button',
      simulator_data: simulation?.data,
      simulator_result_id: simulation?.result_id,
    },
  };
}
