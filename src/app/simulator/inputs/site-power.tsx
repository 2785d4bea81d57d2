import { measure, number, percent } from '#content/figures.ts';
import { fill } from '#content/fill.ts';
import { useSimulator } from '../state/use-simulator.ts';
import { useTexts } from '../texts.ts';
import { OptionalAnswer } from './answer-fields.tsx';
import styles from './questions.module.css';

interface SitePowerProps {
  isFolded: boolean;
  isOpen: boolean | undefined;
}

/** For who has the bill at hand: the one figure of it that narrows the range. */
export function SitePower({ isFolded, isOpen }: SitePowerProps) {
  const { words, language } = useTexts();
  const { power } = words.board;
  const inputs = useSimulator(({ result }) => result.inputs);
  const { subscribedTodayKw, isPowerRaisedToNeed } = useSimulator(
    ({ result }) => result.main.estimate,
  );
  const isGiven = inputs.siteKw !== null;
  const kva = measure(Math.round(inputs.siteKw ?? subscribedTodayKw), 'kVA', language);
  const supposed = fill(isPowerRaisedToNeed ? power.needed : power.supposed, {
    kva,
    share: percent(inputs.subscribedSharePercent, language),
  });
  return (
    <details
      className={styles.power}
      data-cell="power"
      data-question
      data-folded={isFolded || undefined}
      open={isOpen}
    >
      <summary>{isGiven ? fill(power.given, { kva }) : power.open}</summary>
      <OptionalAnswer
        field="siteKw"
        placeholder={isGiven ? ' ' : number(Math.round(subscribedTodayKw), language)}
        hint={isGiven ? power.where : `${power.where} ${supposed}`}
      />
    </details>
  );
}

/** Fetched with its first opening. */
const SHEET_OPENS_MS = 300;

/** Leads to the field from below the board; on a phone it stands in the sheet. */
export function openSitePower(): void {
  const field = () =>
    [...document.querySelectorAll<HTMLDetailsElement>('details[data-cell="power"]')].find((power) =>
      power.checkVisibility(),
    );
  const focus = (power: HTMLDetailsElement | undefined) => {
    if (power === undefined) return;
    power.open = true;
    power.querySelector('input')?.focus();
  };
  const shown = field();
  if (shown !== undefined) {
    focus(shown);
    return;
  }
  document.querySelector<HTMLButtonElement>('[data-change]')?.click();
  setTimeout(() => focus(field()), SHEET_OPENS_MS);
}
