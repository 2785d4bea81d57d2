import { type FormEvent, useEffect, useEffectEvent, useState } from 'react';
import { leadingNumber } from '#domain/leads/options.ts';
import type { Language } from '#domain/site/language.ts';
import { toastStore } from '#ui/toast-store.ts';
import { useHydrated } from '../../browser/hydration.ts';
import {
  type LeadAnswer,
  linkSimulation,
  registeredLead,
} from '../../simulation-handover/registered-lead.ts';
import type { SimulationInThisTab } from '../../simulation-handover/simulation-in-this-tab.ts';
import { useLanguage, type WordsOf } from '../../words/use-words.ts';
import { storedSimulation, storeTimeout } from '../attached-simulation.tsx';
import { check } from '../field-problems.ts';
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

export function usePreRegistration(words: WordsOf<'pre-registration'>['form']) {
  const language = useLanguage();
  const hydrated = useHydrated();
  const { step, heading, goOn, goBack, correct } = useStep();
  const [registered, setRegistered] = useState(registeredLead.get);
  const [withLetter, setWithLetter] = useState(false);
  const [sentSimulation, setSentSimulation] = useState<SimulationInThisTab>();
  const [values, setValues] = useState<Record<string, string>>({});
  const form = useForm<unknown>({
    name: 'pre-registration',
    schema: step === 3 ? WHOLE : STEP_SCHEMAS[step],
    asked: askedInPreRegistration(words),
    address: '/api/leads',
    words: words.shared,
    failed: words.outcomes.failed,
    asAnswers,
    prefillFrom,
    onSent: (answer) => {
      const lead = answer as LeadAnswer;
      registeredLead.set(lead);
      setRegistered(lead);
      setSentSimulation(attached);
      setValues({});
      correct(undefined);
      void link(lead);
    },
  });
  const { attached } = form.simulation;

  /** Only the linked simulation makes some fleets a priority. */
  const link = async (lead: LeadAnswer) => {
    const standing = await Promise.race([linkAttached(attached, language), storeTimeout()]);
    if (registeredLead.get() === lead && standing) setRegistered({ ...lead, ...standing });
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
    void form.submit(() => registrationContent(answers as Answers, attached));
  };

  return {
    ...form,
    step: hydrated ? step : undefined,
    heading,
    values,
    isFurther: registered?.already_registered === true,
    outcome: registered && words.outcomes[outcomeOf(registered)],
    withLetter,
    sentSimulation,
    again: () => {
      registeredLead.set(undefined);
      form.simulation.leaveOut();
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
  };
}

async function linkAttached(attached: SimulationInThisTab | undefined, language: Language) {
  const stored = await storedSimulation(attached, language);
  return stored?.result_id === undefined ? undefined : linkSimulation(stored.result_id);
}

const outcomeOf = (lead: LeadAnswer) =>
  lead.already_registered ? 'known' : lead.qualification_status;

/** A pre-registration as it goes over the wire; what is empty is absent. */
function registrationContent(
  answers: Answers,
  simulation: SimulationInThisTab | undefined,
): object {
  return {
    ...answers,
    fleet_size: leadingNumber(answers.fleet_size),
    ...originOfVisit(),
    browser_language: navigator.language,
    user_agent: navigator.userAgent.slice(0, 500),
    simulator_data: simulation?.data,
  };
}
