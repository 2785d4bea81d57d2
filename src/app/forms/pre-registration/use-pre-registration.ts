import { type FormEvent, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { leadingNumber } from '#domain/leads/options.ts';
import type { Language } from '#domain/site/language.ts';
import { toastStore } from '#ui/toast-store.ts';
import { useHydrated } from '../../browser/hydration.ts';
import {
  clearRegisteredLead,
  type LeadAnswer,
  linkSimulation,
  registeredLead,
  setRegisteredLead,
} from '../../simulation-handover/registered-lead.ts';
import type { SimulationInThisTab } from '../../simulation-handover/simulation-in-this-tab.ts';
import type { WordsOf } from '../../words/use-words.ts';
import { storedSimulation, storeTimeout, useAttachedSimulation } from '../attached-simulation.tsx';
import { showFailure } from '../failure-text.ts';
import { check, problemTexts } from '../field-problems.ts';
import { valuesOf } from '../form-values.ts';
import { originOfVisit } from '../origin-of-visit.ts';
import { useForm } from '../use-form.ts';
import {
  type Answers,
  asAnswers,
  askedInPreRegistration,
  prefillFrom,
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
  const [sentSimulation, setSentSimulation] = useState<SimulationInThisTab>();
  const [values, setValues] = useState<Record<string, string>>({});
  const simulation = useAttachedSimulation();
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
      setRegisteredLead(lead);
      setRegistered(lead);
      setSentSimulation(attached);
      setValues({});
      correct(undefined);
      void link(lead);
    },
    onFailed: (failure) =>
      showFailure(failure, words.outcomes.failed, words.shared.failure, language),
  });

  /** Only the linked simulation makes some fleets a priority. */
  const link = async (lead: LeadAnswer) => {
    const standing = await Promise.race([linkAttached(attached, language), storeTimeout()]);
    if (registeredLead() === lead && standing) setRegistered({ ...lead, ...standing });
  };

  const { ref } = form;
  const readValues = () => {
    if (ref.current) setValues(valuesOf(ref.current));
  };

  const arriveAt = useEffectEvent((shown: Step) => {
    if (!ref.current) return;
    readValues();
    if (!Object.keys(form.problems).some((field) => stepOf(field) === shown)) form.reset();
    const given = asAnswers(valuesOf(ref.current));
    const open = STEPS.find((earlier) => !check(STEP_SCHEMAS[earlier], given).ok) ?? 3;
    if (open < shown) correct(open);
  });
  // After a reload or by a link: no step is shown before the earlier ones are answered.
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
    const context = { language, simulation: attached, website: form.honeypotValue() };
    void form.submit(() => registrationContent(answers as Answers, context));
  };

  return {
    ...form,
    name: NAME,
    step: hydrated ? step : undefined,
    heading,
    values,
    simulation: { ...simulation, isSent: form.stage.kind === 'sending' },
    isFurther: registered?.already_registered === true,
    outcome: registered && words.outcomes[outcomeOf(registered)],
    withLetter,
    sentSimulation,
    again: () => {
      clearRegisteredLead();
      simulation.leaveOut();
      toastStore.dismissAll();
      setRegistered(undefined);
      requestAnimationFrame(() => heading.current?.focus());
    },
    onSubmit,
    onInput: (event: FormEvent) => {
      form.onInput(event);
      readValues();
    },
    goBack,
    errors: problemTexts(form.problems, askedInPreRegistration(words), words.shared, language),
  };
}

async function linkAttached(attached: SimulationInThisTab | undefined, language: Language) {
  const stored = await storedSimulation(attached, language);
  return stored?.result_id === undefined ? undefined : linkSimulation(stored.result_id);
}

const outcomeOf = (lead: LeadAnswer) =>
  lead.already_registered ? 'known' : lead.qualification_status;

interface RegistrationContext {
  language: Language;
  simulation: SimulationInThisTab | undefined;
  website: string | undefined;
}

/** A pre-registration as it goes over the wire; what is empty is absent. */
function registrationContent(
  answers: Answers,
  { language, simulation, website }: RegistrationContext,
): object {
  return {
    ...answers,
    fleet_size: leadingNumber(answers.fleet_size),
    ...originOfVisit(),
    language,
    website,
    browser_language: navigator.language,
    user_agent: navigator.userAgent.slice(0, 500),
    simulator_data: simulation?.data,
  };
}
