import type { FormEvent } from 'react';
import type * as v from 'valibot';
import { ContactDialogFields, ContactPageFields } from '#domain/leads/contact-fields.ts';
import { CONTACT_PAGE_LEAD_SCORE, withSubject } from '#domain/leads/subjects.ts';
import type { Language } from '#domain/site/language.ts';
import type { SimulationInThisTab } from '../simulation-handover/simulation-in-this-tab.ts';
import type { FormWordsOf } from '../words/use-words.ts';
import { storedSimulation, useAttachedSimulation } from './attached-simulation.tsx';
import { askedOfContact } from './contact-fields.tsx';
import { showFailure } from './failure-text.ts';
import { problemTexts } from './field-problems.ts';
import { originOfVisit } from './origin-of-visit.ts';
import { useForm } from './use-form.ts';

interface ContactFormOptions {
  from: 'page' | 'dialog';
  words: FormWordsOf<'contact-form'>;
  language: Language;
  onSent: () => void;
}

export const CONTACT_ADDRESS = '/api/form-submission';

/** The contact page's form and the dialog's: what differs is the message and where it comes from. */
export function useContactForm({ from, words, language, onSent }: ContactFormOptions) {
  const name = from === 'page' ? 'contact' : 'contact-dialog';
  const { failure: failed } = words.shared;
  const simulation = useAttachedSimulation();
  const form = useForm({
    name,
    schema: from === 'page' ? ContactPageFields : ContactDialogFields,
    address: CONTACT_ADDRESS,
    onSent,
    onFailed: (failure) => showFailure(failure, failed, failed, language),
  });
  const asked = askedOfContact(words, from === 'page');

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const answers = form.validated();
    if (!answers) return;
    const context = { from, language, website: form.honeypotValue() };
    void form.submit(async () =>
      contactContent(answers, {
        ...context,
        simulation: await storedSimulation(simulation.attached, language),
      }),
    );
  };

  return {
    ...form,
    name,
    simulation: { ...simulation, isSent: form.stage.kind === 'sending' },
    onSubmit,
    errors: problemTexts(form.problems, asked, words.shared, language),
  };
}

interface ContactContext {
  from: 'page' | 'dialog';
  language: Language;
  simulation: SimulationInThisTab | undefined;
  /** The honeypot's value. */
  website: string | undefined;
}

/** A contact request as it goes over the wire (specification section 3); what is empty is absent. */
function contactContent(
  { subject, message, ...person }: v.InferOutput<typeof ContactPageFields>,
  { from, language, simulation, website }: ContactContext,
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
