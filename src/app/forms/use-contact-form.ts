import type { FormEvent } from 'react';
import type { Language } from '#domain/language.ts';
import { ContactDialogFields, ContactPageFields } from '#domain/leads/contact-fields.ts';
import { toastStore } from '#ui/toast-store.ts';
import type { FormWordsOf } from '../words-of.ts';
import { contactContent } from './contact-content.ts';
import { askedOfContact } from './contact-fields.tsx';
import { problemTexts } from './form-field.ts';
import { keptSimulation } from './kept-simulation.ts';
import { useForm } from './use-form.ts';
import { useSimulation } from './use-simulation.ts';

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
  const { title, text } = words.shared.failure;
  const simulation = useSimulation();
  const form = useForm({
    name,
    schema: from === 'page' ? ContactPageFields : ContactDialogFields,
    address: CONTACT_ADDRESS,
    onSent,
    onFailed: () => toastStore.add({ title, description: text, tone: 'error' }),
  });
  const asked = askedOfContact(words, from === 'page');

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const answers = form.validated();
    if (!answers) return;
    const circumstances = { from, language, website: form.trapped() };
    void form.submit(async () =>
      contactContent(answers, {
        ...circumstances,
        simulation: await keptSimulation(simulation.attached, language),
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
