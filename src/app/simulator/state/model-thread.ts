import { calculation, type Questions } from '#domain/simulator/index.ts';

/** What a page sends to its model, and what comes back under the same number. */
export type Asked<Kind extends keyof Questions = keyof Questions> = {
  readonly number: number;
  readonly kind: Kind;
  readonly asked: Questions[Kind]['asked'];
};
export type Answered =
  | { readonly number: number; readonly answer: unknown }
  | { readonly hasFailed: true };

let loaded: Promise<ReturnType<typeof calculation>> | undefined;

/** The prices are a file of their own, fetched with the first question. */
function model(): Promise<ReturnType<typeof calculation>> {
  loaded ??= import('#domain/simulator/prices/french-years.ts').then(({ FRENCH_YEARS }) =>
    calculation(FRENCH_YEARS),
  );
  return loaded;
}

self.addEventListener('message', ({ data }: MessageEvent<Asked>) => void answer(data));

async function answer({ number, kind, asked }: Asked): Promise<void> {
  try {
    const { [kind]: calculate } = await model();
    const answered = (calculate as (asked: unknown) => unknown)(asked);
    self.postMessage({ number, answer: answered } satisfies Answered);
  } catch {
    // Left in its promise, the page would never hear of it, and wait.
    self.postMessage({ hasFailed: true } satisfies Answered);
  }
}
