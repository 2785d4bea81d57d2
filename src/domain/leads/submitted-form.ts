import type { TrackedEvent } from '../privacy/analytics.ts';

const LONGEST_REFERRER = 500;

/**
 * A referrer's query may hold anything, a search or a name: only where the visitor came from is stored.
 * cutReferrer('https://a.example/b?q=c#d') // => 'https://a.example/b'
 * cutReferrer('android-app://a.example') // => ''
 */
export function cutReferrer(referrer: string): string {
  const [address = ''] = /^https?:\/\/[^/?#\s\p{Cc}]+[^?#\s\p{Cc}]*/iu.exec(referrer) ?? [];
  // A cut through a surrogate pair would leave half a character, which PostgreSQL refuses.
  return address.slice(0, LONGEST_REFERRER).replace(/[\ud800-\udbff]$/, '');
}

const CHANGES_BY_ITSELF =
  /^(utm_\w+|referrer_url|(browser_)?language|user_agent|filled_ms|simulator_result_id)$/;

/**
 * What the visitor answered, without what changes by itself from one try to the next (a reload, another
 * language, a simulation that was stored late): a second try must be recognised as the same form.
 */
export const answersJson = (form: object): string =>
  JSON.stringify(form, (name, value: unknown) =>
    CHANGES_BY_ITSELF.test(name) ? undefined : value,
  );

interface SentForm {
  form: Extract<TrackedEvent, { name: 'form_submit' }>['form'];
  subject?: string | undefined;
  withSimulation?: boolean | undefined;
}

/**
 * Apart from the other events, so that a form fetches none of those.
 * A demo is worth 10, a form with a simulation 5, any other 1; what was typed stays out of it.
 */
export function formSubmit({ form, subject, withSimulation = false }: SentForm): TrackedEvent {
  const isDemo = form === 'demo_request' || subject === 'demo';
  return { name: 'form_submit', value: isDemo ? 10 : withSimulation ? 5 : 1, form };
}
