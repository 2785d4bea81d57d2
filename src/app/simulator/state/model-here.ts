import {
  calculation,
  type FleetInputs,
  type MainAnswer,
  type PriceYear,
  type Questions,
} from '#domain/simulator/index.ts';

export type ModelHere = (question: Questions['main']['asked']) => MainAnswer | null;

/**
 * The model on the page's own thread, in a file of its own: a page fetches it with the first answer. Smart
 * charging takes a few milliseconds: its figure is painted with the answer that changed it. Giving back takes
 * ten times as long, and is left to the model's thread.
 */
export async function modelHere(
  years: readonly PriceYear[],
  inputs: FleetInputs,
): Promise<ModelHere> {
  // A year at a time until the browser has compiled it: no key has to wait for that.
  for (const year of [...years, ...years]) {
    await idle();
    calculation([year]).main({ inputs: { ...inputs, bidirectional: 'no' }, choice: 'mean' });
  }
  const model = calculation(years);
  return (question) => (question.inputs.bidirectional === 'yes' ? null : model.main(question));
}

const idle = () =>
  new Promise<unknown>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve);
    else setTimeout(resolve, 50);
  });
