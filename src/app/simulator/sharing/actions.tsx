import { type MouseEvent, useState } from 'react';
import { Link } from 'react-router';
import { addressWith, encodeState, type SimulationState } from '#domain/simulator/url-codec.ts';
import { toastStore } from '#ui/toast-store.ts';
import { useHydrated } from '../../browser/hydration.ts';
import { linkTo, type Simulation } from '../state/use-simulation.ts';
import { useTexts } from '../texts.ts';
import styles from './actions.module.css';
import { storedQuery } from './use-own-simulation.ts';

interface ActionsProps {
  simulation: Simulation;
  methodTo: string;
}

/** Below the results: everything one can take away. */
export function Actions({ simulation, methodTo }: ActionsProps) {
  const { actions, kept } = useTexts().words;
  const { copy, share, analysis, plan, data, save } = useActions(simulation);
  const shares = useHydrated() && 'share' in navigator;
  const { state } = simulation;
  const [stored, setStored] = useState<{ state: SimulationState; link: string | undefined }>();
  const storeAndShow = async () => setStored({ state, link: await save() });
  return (
    <section className={styles.bar} aria-label={actions.label} data-print="none">
      <AnalysisLink state={state} onPress={analysis} />
      <ActionButton onPress={storeAndShow}>{actions.save}</ActionButton>
      <ActionButton onPress={copy}>{actions.copy}</ActionButton>
      {shares && <ActionButton onPress={share}>{actions.share}</ActionButton>}
      <button type="button" onClick={() => print()}>
        {actions.print}
      </button>
      <ActionButton onPress={plan}>{actions.csv}</ActionButton>
      <ActionButton onPress={data}>{actions.json}</ActionButton>
      <Link to={methodTo}>{actions.method}</Link>
      {stored?.state === state && stored.link && (
        <p>
          {kept.savedLink} <a href={stored.link}>{stored.link}</a>
        </p>
      )}
    </section>
  );
}

interface AnalysisLinkProps {
  state: SimulationState;
  onPress: (address: string) => Promise<void>;
}

/** A link, so that it also works without scripts and in a new tab; pressed, it says that it is at work. */
function AnalysisLink({ state, onPress }: AnalysisLinkProps) {
  const { words, language } = useTexts();
  const [isMaking, setIsMaking] = useState(false);
  const address = `/api/analysis${addressWith(`language=${language}`, encodeState(state))}`;
  const press = async (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    if (isMaking) return;
    setIsMaking(true);
    await onPress(address);
    setIsMaking(false);
  };
  return (
    <a
      href={address}
      download
      rel="nofollow"
      aria-busy={isMaking}
      onClick={(event) => void press(event)}
    >
      {isMaking ? words.actions.making : words.actions.analysis}
    </a>
  );
}

interface ActionButtonProps {
  onPress: () => Promise<void>;
  children: string;
}

/** Each action reports its own success or failure. */
function ActionButton({ onPress, children }: ActionButtonProps) {
  return (
    <button type="button" onClick={() => void onPress()}>
      {children}
    </button>
  );
}

const downloads = () => import('./downloads.ts');

/** What one can do with a simulation besides changing it. */
function useActions({ state }: Pick<Simulation, 'state'>) {
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
    analysis: (address: string) =>
      taken(async () => {
        const outcome = await (await downloads()).downloadAnalysis(address);
        if (outcome === 'busy') say(words.actions.busy, words.actions.busyText);
      }),
    plan: () => taken(async () => (await downloads()).downloadPlan(state, texts)),
    data: () => taken(async () => (await downloads()).downloadData(state, link())),
    save: async () => {
      storedQuery.write(encodeState(state));
      return (await import('./stored-link.ts')).storedLink(state, texts);
    },
  };
}
