import type { FleetInputs, Questions } from '#domain/simulator/index.ts';
import type { ModelHere } from './model-here.ts';
import type { Answered, Asked } from './model-thread.ts';
import threadAddress from './model-thread.ts?worker&url';

interface Waiting {
  resolve: (answer: unknown) => void;
  reject: (reason: Error) => void;
}

/** The model in a thread of its own: the page stays free for the hand on the slider. */
class ModelThread {
  #worker: Worker | undefined;
  #count = 0;
  readonly #waiting = new Map<number, Waiting>();

  ask<Kind extends keyof Questions>(
    kind: Kind,
    asked: Questions[Kind]['asked'],
  ): Promise<Questions[Kind]['answer']> {
    return new Promise((resolve, reject) => {
      this.#count += 1;
      const number = this.#count;
      this.#waiting.set(number, { resolve: resolve as Waiting['resolve'], reject });
      this.#started().postMessage({ number, kind, asked } satisfies Asked<Kind>);
    });
  }

  #started(): Worker {
    if (this.#worker) return this.#worker;
    const worker = new Worker(trustedAddress(), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<Answered>) => {
      if ('hasFailed' in data) return this.#failed();
      this.#waiting.get(data.number)?.resolve(data.answer);
      this.#waiting.delete(data.number);
    });
    worker.addEventListener('error', () => this.#failed());
    this.#worker = worker;
    return worker;
  }

  /** The next question tries again with a new thread. */
  #failed(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    for (const { reject } of this.#waiting.values()) reject(new Error('the model stopped'));
    this.#waiting.clear();
  }
}

interface PolicyFactory {
  createPolicy: (
    name: string,
    rules: { createScriptURL: () => string },
  ) => { createScriptURL: (url: string) => string };
}

let policy: ReturnType<PolicyFactory['createPolicy']> | undefined;

/** The site's policy starts no thread but this one. */
function trustedAddress(): string {
  const rules = { createScriptURL: () => threadAddress };
  const factory = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes;
  policy ??= factory?.createPolicy('model-thread', rules) ?? rules;
  return policy.createScriptURL(threadAddress);
}

/** Two of them: a figure never waits for the details of the one before it. */
const first = new ModelThread();
const second = new ModelThread();

export const askModel = <Kind extends keyof Questions>(
  kind: Kind,
  asked: Questions[Kind]['asked'],
): Promise<Questions[Kind]['answer']> =>
  (kind === 'main' || kind === 'prices' ? first : second).ask(kind, asked);

let model: ModelHere | undefined;
let isLoading = false;

export const answeredHere: ModelHere = (question) => model?.(question) ?? null;

/** Once the thread has answered first. */
export async function loadModelHere(inputs: FleetInputs): Promise<void> {
  if (isLoading) return;
  isLoading = true;
  try {
    const [{ modelHere }, years] = await Promise.all([
      import('./model-here.ts'),
      askModel('prices', null),
    ]);
    model = await modelHere(years, inputs);
  } catch {
    // The thread goes on answering; the next answer tries again.
    isLoading = false;
  }
}
