import { errorFacts } from './error-facts.ts';

type Facts = Record<string, unknown>;

/** A logger of pino's, as far as it is needed here. */
interface Logger {
  bindings(): Facts;
}

interface Fold {
  /** Lines since the last one that was written. */
  count: number;
  references: string[];
  /** Writes the newest of them. */
  write(folded: object): void;
}

const MINUTE_MS = 60_000;
/** Of one message; what comes on top counts as one kind more. */
const MOST_KINDS = 20;
const MOST_REFERENCES = 50;
const [INFO, FATAL] = [30, 60];

/** What distinguishes two lines of one message. All else in them differs from line to line. */
const KIND_FACTS = ['event', 'kind', 'destination', 'why', 'page', 'error', 'frames'];

/**
 * For pino's `hooks`: a line is written at once, and then once a minute while more of its kind come, with their
 * count (`folded`) and what each can be looked up by (`references`). Debug lines are asked for one by one, and a fatal line is the last there is: both are left alone.
 */
export function foldLines() {
  const messages = new Map<string, Map<string, Fold>>();

  function logMethod(
    this: Logger,
    args: readonly unknown[],
    method: (...args: never[]) => void,
    level: number,
  ): void {
    const [facts, text, ...others] = partsOf(args);
    const write = (folded: object) => {
      (method as (...args: unknown[]) => void).call(this, { ...facts, ...folded }, text, ...others);
    };
    const known = level < INFO || level >= FATAL ? undefined : foldOf(text, kindOf(facts));
    if (known === undefined) {
      write({});
      return;
    }
    const reference = facts.reference ?? facts.delivery ?? this.bindings().request;
    known.count += 1;
    known.write = write;
    if (typeof reference === 'string' && known.references.length < MOST_REFERENCES) {
      known.references.push(reference);
    }
    withFolded.add(known);
  }

  /** Undefined for the first line of its kind. */
  function foldOf(text: string, kind: string): Fold | undefined {
    const kinds = messages.get(text) ?? new Map<string, Fold>();
    messages.set(text, kinds);
    const counted = kinds.has(kind) || kinds.size < MOST_KINDS ? kind : '';
    const known = kinds.get(counted);
    if (known !== undefined) return known;
    const fold: Fold = { count: 0, references: [], write: () => {} };
    kinds.set(counted, fold);
    const minute = setInterval(() => {
      if (fold.count > 0) {
        writeFolded(fold);
        return;
      }
      clearInterval(minute);
      kinds.delete(counted);
      if (kinds.size === 0) messages.delete(text);
    }, MINUTE_MS).unref();
    return undefined;
  }

  return { logMethod };
}

/** In all logs of this process: those that have a line to write when their minute is over. */
const withFolded = new Set<Fold>();

/** Before the process ends. */
export function writeFoldedLines(): void {
  for (const fold of withFolded) writeFolded(fold);
}

function writeFolded(fold: Fold): void {
  const { count, references } = fold;
  withFolded.delete(fold);
  fold.write({ folded: count, ...(references.length > 0 && { references }) });
  fold.count = 0;
  fold.references = [];
}

function partsOf(args: readonly unknown[]): [facts: Facts, text: string, ...others: unknown[]] {
  const [first, ...rest] = args;
  if (typeof first === 'string') return [{}, first, ...rest];
  const [text = '', ...others] = rest;
  return [first instanceof Error ? { err: first } : (first as Facts), String(text), ...others];
}

function kindOf(facts: Facts): string {
  const known = KIND_FACTS.map((name) => facts[name]);
  if (facts.err === undefined || facts.why !== undefined) return JSON.stringify(known);
  const { type, code, stack } = errorFacts(facts.err);
  return JSON.stringify([...known, type, code ?? stack.split('\n')[0]]);
}
