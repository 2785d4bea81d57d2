import type { Happening } from './analytics.ts';

interface SentForm {
  form: Extract<Happening, { name: 'form_submit' }>['form'];
  subject?: string | undefined;
  withSimulation?: boolean | undefined;
}

/**
 * Apart from the other events, so that a form fetches none of those.
 * A demo is worth 10, a form with a simulation 5, any other 1; what was typed stays out of it.
 */
export function formSubmit({ form, subject, withSimulation = false }: SentForm): Happening {
  const isDemo = form === 'demo_request' || subject === 'demo';
  return { name: 'form_submit', value: isDemo ? 10 : withSimulation ? 5 : 1, form };
}
