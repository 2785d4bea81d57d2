import { formSubmit } from '#domain/leads/submitted-form.ts';
import { track } from './track.ts';

interface SentContent {
  /** A pre-registration has none. */
  form_type?: 'newsletter' | 'contact' | 'demo_request';
  form_data?: { subject?: string; simulator_data?: object };
  simulator_data?: object;
}

/** Which form was sent, and with a simulation or not; nothing of its content. */
export function trackSentForm(content: object): void {
  const { form_type, form_data, simulator_data } = content as SentContent;
  const simulation = form_data?.simulator_data ?? simulator_data;
  track(
    formSubmit({
      form: form_type ?? 'pre_registration',
      subject: form_data?.subject,
      withSimulation: simulation !== undefined,
    }),
  );
}
