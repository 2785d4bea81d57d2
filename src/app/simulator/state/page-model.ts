import type { FleetInputs } from '#domain/simulator/inputs.ts';
import type { NightChoice } from '#domain/simulator/model/night.ts';
import type { calculation, MainAnswer } from './calculation.ts';
import { askModel } from './model-client.ts';

let model: ReturnType<typeof calculation> | undefined;
let isLoading = false;

/**
 * Smart charging takes a few milliseconds: on the page's own thread its figure is painted with the
 * answer that changed it. Giving back takes ten times as long, and is left to the thread.
 */
export function answeredHere(inputs: FleetInputs, choice: NightChoice): MainAnswer | null {
  if (model === undefined || inputs.bidirectional === 'yes') return null;
  return model.main({ inputs, choice });
}

/** Once the thread has answered first, and while nothing else is to be done. */
export async function loadModelHere(inputs: FleetInputs): Promise<void> {
  if (isLoading) return;
  isLoading = true;
  try {
    await idle();
    const [{ calculation }, years] = await Promise.all([
      import('./calculation.ts'),
      askModel('prices', null),
    ]);
    // A year at a time until the browser has compiled it: no key has to wait for that.
    for (const year of [...years, ...years]) {
      await idle();
      calculation([year]).main({ inputs: { ...inputs, bidirectional: 'no' }, choice: 'mean' });
    }
    model = calculation(years);
  } catch {
    // The thread goes on answering; the next answer tries again.
    isLoading = false;
  }
}

const idle = () =>
  new Promise<unknown>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve);
    else setTimeout(resolve, 50);
  });
