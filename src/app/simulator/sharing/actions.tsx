import { type MouseEvent, useState } from 'react';
import {
  addressWith,
  encodeState,
  type SimulationState,
  STORED_KEY,
} from '#domain/simulator/index.ts';
import { toastStore } from '#ui/toast-store.ts';
import { useHydrated } from '../../browser/hydration.ts';
import styles from '../board/next-step.module.css';
import { linkTo, useSimulator } from '../state/use-simulator.ts';
import { type SimulatorTexts, useTexts } from '../texts.ts';
import { storedQuery } from './use-own-simulation.ts';

const downloads = () => import('./downloads.ts');

const say = (title: string, description: string) => toastStore.add({ title, description });

/** Some browsers copy only within the press itself, or not at all. */
async function copied(address: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(address);
    return true;
  } catch {
    return false;
  }
}

/** Each action reports its own success or failure. */
async function taken(download: () => Promise<void>, { words }: SimulatorTexts): Promise<void> {
  try {
    await download();
  } catch {
    say(words.actions.notMade, words.actions.notMadeText);
  }
}

/** The document; a link, so that it also works without scripts. Pressed, it says that it is at work. */
export function AnalysisLink() {
  const texts = useTexts();
  const { words, language } = texts;
  const answers = useSimulator((state) => state.answers);
  const [isMaking, setIsMaking] = useState(false);
  const address = `/api/analysis${addressWith(`language=${language}`, encodeState(answers))}`;
  const press = async (event: MouseEvent) => {
    event.preventDefault();
    if (isMaking) return;
    setIsMaking(true);
    await taken(async () => {
      const outcome = await (await downloads()).downloadAnalysis(address);
      if (outcome === 'busy') say(words.actions.busy, words.actions.busyText);
    }, texts);
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
      {isMaking ? words.actions.making : words.board.next.pdf}
    </a>
  );
}

/** Every other way to take the simulation along. */
export function ShareActions({ id, hidden }: { id: string; hidden: boolean }) {
  const texts = useTexts();
  const { actions, kept } = texts.words;
  const shares = useHydrated() && 'share' in navigator;
  const answers = useSimulator((state) => state.answers);
  const [stored, setStored] = useState<{ answers: SimulationState; address: string }>();
  // From the answers themselves: the address follows them a moment later.
  const link = () => linkTo(answers);

  const copy = async () => {
    if (await copied(link())) say(actions.copied, actions.copiedText);
    else say(actions.notCopied, actions.notCopiedText);
  };
  // Where it fails, the visitor has turned it away and knows.
  const share = () =>
    navigator.share({ title: actions.shareTitle, url: link() }).catch(() => undefined);
  const save = async () => {
    storedQuery.write(encodeState(answers));
    const { storeSimulation } = await import('../../simulation-handover/store-simulation.ts');
    const id = await storeSimulation(answers, texts.language);
    if (id === undefined) return say(kept.savedHere, kept.savedHereText);
    const address = `${location.origin}${location.pathname}?${STORED_KEY}=${id}`;
    setStored({ answers, address });
    say(kept.saved, (await copied(address)) ? kept.savedCopied : kept.savedText);
  };
  const plan = () => taken(async () => (await downloads()).downloadPlan(answers, texts), texts);
  const data = () => taken(async () => (await downloads()).downloadData(answers, link()), texts);
  const buttons: (readonly [text: string, press: () => unknown])[] = [
    [actions.copy, copy],
    ...(shares ? [[actions.share, share] as const] : []),
    [actions.save, save],
    [actions.print, () => print()],
    [actions.csv, plan],
    [actions.json, data],
  ];
  return (
    <section id={id} hidden={hidden} className={styles.quiet} aria-label={actions.label}>
      {buttons.map(([text, press]) => (
        <button key={text} type="button" onClick={() => void press()}>
          {text}
        </button>
      ))}
      {stored?.answers === answers && (
        <p>
          {kept.savedLink} <a href={stored.address}>{stored.address}</a>
        </p>
      )}
    </section>
  );
}
