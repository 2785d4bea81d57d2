import { type FormEvent, useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { Language } from '#domain/language.ts';
import { toastStore } from '#ui/toast-store.ts';
import { useHydrated } from '../../use-hydrated.ts';
import type { WordsOf } from '../../words-of.ts';
import { problemTexts } from '../form-field.ts';
import { valuesOf } from '../form-values.ts';
import { keptSimulation, patience } from '../kept-simulation.ts';
import { check } from '../problems.ts';
import {
  forgetLead,
  type LeadAnswer,
  linkSimulation,
  registeredLead,
  rememberLead,
} from '../registered-lead.ts';
import type { SimulationInThisTab } from '../simulation-in-this-tab.ts';
import { useForm } from '../use-form.ts';
import { useSimulation } from '../use-simulation.ts';
import { prefillFrom } from './prefill.ts';
import { registrationContent } from './registration-content.ts';
import {
  type Answers,
  asAnswers,
  askedInPreRegistration,
  STEP_SCHEMAS,
  STEPS,
  type Step,
  stepOf,
  WHOLE,
} from './steps.ts';
import { useStep } from './use-step.ts';

export const REGISTRATION_ADDRESS = '/api/leads';
const NAME = 'pre-registration';

export function usePreRegistration(words: WordsOf<'pre-registration'>['form'], language: Language) {
  const hydrated = useHydrated();
  const { step, heading, goOn, goBack, correct } = useStep();
  const [registered, setRegistered] = useState(registeredLead);
  const [withLetter, setWithLetter] = useState(false);
  const [values, setValues] = useState<Record<string, string>>({});
  const simulation = useSimulation();
  const { attached } = simulation;
  const prefill = useMemo(() => attached && prefillFrom(attached.data), [attached]);

  const form = useForm<unknown>({
    name: NAME,
    schema: step === 3 ? WHOLE : STEP_SCHEMAS[step],
    address: REGISTRATION_ADDRESS,
    asAnswers,
    prefill,
    onSent: (answer) => {
      const lead = answer as LeadAnswer;
      rememberLead(lead);
      setRegistered(lead);
      setValues({});
      correct(undefined);
      void announce(lead);
    },
    onFailed: () => {
      const { title, text } = words.outcomes.failed;
      toastStore.add({ title, description: text, tone: 'error' });
    },
  });

  /** Only the linked simulation makes some fleets a priority. */
  const announce = async (lead: LeadAnswer) => {
    const standing = await Promise.race([linkAttached(attached, language), patience()]);
    if (registeredLead() !== lead) return;
    const { title, text } = words.outcomes[outcomeOf({ ...lead, ...standing })];
    toastStore.add({ title, description: text });
  };

  const { ref } = form;
  const look = () => {
    if (ref.current) setValues(valuesOf(ref.current));
  };

  const arriveAt = useEffectEvent((shown: Step) => {
    if (!ref.current) return;
    look();
    if (!Object.keys(form.problems).some((field) => stepOf(field) === shown)) form.reset();
    const given = asAnswers(valuesOf(ref.current));
    const open = STEPS.find((earlier) => !check(STEP_SCHEMAS[earlier], given).ok) ?? 3;
    if (open < shown) correct(open);
  });
  // Reloaded, or come by a link: nobody is shown a step whose earlier ones are not answered.
  useEffect(() => arriveAt(step), [step]);

  const faultyStep = Object.keys(form.problems).map(stepOf).at(0);
  const showFaulty = useEffectEvent((faulty: Step | undefined) => {
    if (faulty !== undefined && faulty < step) correct(faulty);
  });
  useEffect(() => showFaulty(faultyStep), [faultyStep]);

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const answers = form.validated();
    if (!answers) return;
    if (step < 3) return goOn((step + 1) as Step);
    setWithLetter((answers as Answers).newsletter_consent === true);
    const circumstances = { language, simulation: attached, website: form.trapped() };
    void form.submit(() => registrationContent(answers as Answers, circumstances));
  };

  return {
    ...form,
    name: NAME,
    step: hydrated ? step : undefined,
    heading,
    values,
    simulation: { ...simulation, isSent: form.stage.kind === 'sending' },
    registered,
    withLetter,
    again: () => {
      forgetLead();
      simulation.leaveOut();
      toastStore.dismissAll();
      setRegistered(undefined);
      requestAnimationFrame(() => heading.current?.focus());
    },
    onSubmit,
    onInput: (event: FormEvent) => {
      form.onInput(event);
      look();
    },
    goBack,
    errors: problemTexts(form.problems, askedInPreRegistration(words), words.shared, language),
  };
}

async function linkAttached(attached: SimulationInThisTab | undefined, language: Language) {
  const kept = await keptSimulation(attached, language);
  return kept?.result_id === undefined ? undefined : linkSimulation(kept.result_id);
}

const outcomeOf = (lead: LeadAnswer) =>
  lead.already_registered ? 'known' : lead.qualification_status;
