import { encodeState } from '#domain/simulator/url-codec.ts';
import { toastStore } from '#ui/toast-store.ts';
import { linkTo } from '../state/simulation-address.ts';
import type { Simulation } from '../state/use-simulation.ts';
import { useTexts } from '../texts.ts';
import { savedQuery } from './kept-query.ts';

const downloads = () => import('./downloads.ts');

/** What one can do with a simulation besides changing it. */
export function useActions({ state }: Pick<Simulation, 'state'>) {
  const texts = useTexts();
  const { words } = texts;
  const say = (title: string, description: string) => toastStore.add({ title, description });

  // From the answers themselves: the address follows them a moment later.
  const link = () => linkTo(state);

  const taken = async (download: () => Promise<void>) => {
    try {
      await download();
    } catch {
      say(words.actions.notMade, words.actions.notMadeText);
    }
  };

  return {
    copy: async () => {
      try {
        await navigator.clipboard.writeText(link());
        say(words.actions.copied, words.actions.copiedText);
      } catch {
        say(words.actions.notCopied, words.actions.notCopiedText);
      }
    },
    share: async () => {
      try {
        await navigator.share({ title: words.actions.shareTitle, url: link() });
      } catch {
        // Turned away by the visitor, who knows.
      }
    },
    plan: () => taken(async () => (await downloads()).downloadPlan(state, texts)),
    data: () => taken(async () => (await downloads()).downloadData(state, link())),
    save: async () => {
      savedQuery.write(encodeState(state));
      return (await import('./save-simulation.ts')).saveSimulation(state, texts);
    },
  };
}
