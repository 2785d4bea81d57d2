import { clock, measure } from '#content/figures.ts';
import { type activationSteps, CALLED } from '#domain/activation.ts';
import { CLAIMS } from '#domain/claims.ts';
import type { Language } from '#domain/language.ts';
import { DEPOT } from '#domain/simulator/known/depot-night.ts';
import text from '#ui/text.module.css';
import { fill } from '../fill.ts';
import type { WordsOf } from '../words-of.ts';
import styles from './activation.module.css';
import { ActivationPicture } from './activation-picture.tsx';

interface ActivationProps {
  words: WordsOf<'aggregators'>['activation'];
  steps: ReturnType<typeof activationSteps>;
  language: Language;
}

const REQUEST = `POST /activations
{ "site": "depot-1",
  "kw": -${CALLED.kw},
  "minutes": 15 }`;

const ANSWER = `202 Accepted
{ "vehicles": ${CALLED.vehicles},
  "kw": -${CALLED.kw},
  "within_s": ${CLAIMS.activationWithin.value} }`;

/** What is said over the wire, and below it what the depot then does. */
export function Activation({ words, steps, language }: ActivationProps) {
  const figures = {
    power: measure(CALLED.kw, 'kW', language),
    seconds: measure(CLAIMS.activationWithin.value, 's', language),
    vehicles: String(CALLED.vehicles),
    depot: String(DEPOT.vehicles),
    departure: clock(DEPOT.departureHour, language),
  };
  return (
    <figure className={styles.figure}>
      <div className={styles.wire}>
        <Message name={words.request} code={REQUEST} />
        <Message name={words.answer} code={ANSWER} />
      </div>
      <ActivationPicture
        steps={steps}
        summary={fill(words.summary, figures)}
        labels={{ ...words, before: fill(words.before, figures) }}
      />
      <figcaption className={text.note}>{fill(words.caption, figures)}</figcaption>
    </figure>
  );
}

function Message({ name, code }: { name: string; code: string }) {
  return (
    <div>
      <p>{name}</p>
      <pre translate="no">{code}</pre>
    </div>
  );
}
