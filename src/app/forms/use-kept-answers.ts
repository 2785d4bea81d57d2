import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  type FormName,
  leftToFill,
  NO_DRAFT,
  readDraft,
  settled,
  untouched,
  writeDraft,
} from './draft.ts';
import { type Values, valuesOf } from './form-values.ts';
import { newSending } from './sending.ts';
import { restoreValues, setValue } from './set-value.ts';

interface KeptAnswersOptions {
  name: FormName;
  ref: RefObject<HTMLFormElement | null>;
  prefill: Values | undefined;
  /** Called when a simulation has changed an answer. */
  look: () => void;
}

/**
 * What of a form outlives its page: the visitor's answers, and apart from them those of a simulation,
 * which the next simulation replaces.
 */
export function useKeptAnswers({ name, ref, prefill, look }: KeptAnswersOptions) {
  const draft = useRef(NO_DRAFT);
  const [isPrefilled, setIsPrefilled] = useState(false);

  const keep = () => {
    if (!ref.current) return;
    draft.current = settled({ sending: newSending(), ...draft.current }, valuesOf(ref.current));
    writeDraft(name, draft.current);
  };

  const restore = useEffectEvent(() => {
    if (!ref.current) return;
    draft.current = readDraft(name);
    const { values, prefilled } = draft.current;
    restoreValues(ref.current, { ...prefilled, ...values });
    if (Object.keys(valuesOf(ref.current)).length > 0) keep();
  });
  useEffect(() => restore(), []);

  const fillIn = useEffectEvent((answers: Values | undefined) => {
    if (!ref.current || !(answers ?? isPrefilled)) return;
    keep();
    // Left out, a simulation leaves its answers to the visitor.
    const prefilled = leftToFill(draft.current, answers ?? {});
    const changed = answers && { ...draft.current.prefilled, ...prefilled };
    for (const field in changed) setValue(ref.current, field, prefilled[field]);
    draft.current = { ...draft.current, prefilled };
    setIsPrefilled(Object.keys(untouched(answers ?? {}, valuesOf(ref.current))).length > 0);
    keep();
    look();
  });
  useEffect(() => fillIn(prefill), [prefill]);

  return {
    draft,
    isPrefilled,
    keep,
    forget: () => {
      draft.current = NO_DRAFT;
      writeDraft(name, null);
    },
  };
}
