import type { FormEvent } from 'react';
import type * as v from 'valibot';
import { ContactDialogFields, ContactPageFields } from '#domain/leads/contact-fields.ts';
import { CONTACT_PAGE_LEAD_SCORE, withSubject } from '#domain/leads/subjects.ts';
import type { SimulationInThisTab } from '../simulation-handover/simulation-in-this-tab.ts';
import { type FormWordsOf, useLanguage } from '../words/use-words.ts';
import { storedSimulation } from './attached-simulation.tsx';
import { askedOfContact } from './contact-fields.tsx';
import { originOfVisit } from './origin-of-visit.ts';
import { useForm } from './use-form.ts';

type From = 'page' | 'dialog';

interface ContactFormOptions {
  from: From;
  words: FormWordsOf<'contact-form'>;
  onSent: () => void;
}

/** The contact page's form and the dialog's: what differs is the message and where it comes from. */
export function useContactForm({ from, words, onSent }: ContactFormOptions) {
  const language = useLanguage();
  const form = useForm({
    name: from === 'page' ? 'contact' : 'contact-dialog',
    schema: from === 'page' ? ContactPageFields : ContactDialogFields,
    asked: askedOfContact(words, from === 'page'),
    address: '/api/form-submission',
    words: words.shared,
    onSent,
  });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const answers = form.validated();
    if (!answers) return;
    const { attached } = form.simulation;
    void form.submit(async () =>
      contactContent(answers, from, await storedSimulation(attached, language)),
    );
  };
  return { ...form, onSubmit };
}

/** A contact request as it goes over the wire (specification section 3); what is empty is absent. */
function contactContent(
  { subject, message, ...person }: v.InferOutput<typeof ContactPageFields>,
  from: From,
  simulation: SimulationInThisTab | undefined,
): object {
  return {
    ...person,
    message: withSubject(subject, message),
    form_type: from === 'page' ? 'contact' : 'demo_request',
    lead_score: from === 'page' ? CONTACT_PAGE_LEAD_SCORE : (simulation?.lead_score ?? 0),
    form_data: {
      ...originOfVisit(),
      subject,
      source: from === 'page' ? 'contact_form' : 'contact_button',
      simulator_data: simulation?.data,
      simulator_result_id: simulation?.result_id,
    },
  };
}
