import type { ReactNode } from 'react';
import { number } from '#content/figures.ts';
import { fill } from '#content/fill.ts';
import {
  ACTIVITIES,
  CLASS_EUROS_PER_MWH,
  chargerClass,
  DEFAULT_INPUTS,
  FIELD_IDS,
  type FieldId,
  FLAT_EUROS_PER_MWH,
  type FleetInputs,
  mostBatteryKwh,
  mostSessions,
} from '#domain/simulator/index.ts';
import { Fold } from '../result/fold.tsx';
import { useSimulator } from '../state/use-simulator.ts';
import { type SimulatorTexts, useTexts } from '../texts.ts';
import { ChoiceAnswer, NumberAnswer, OptionalAnswer } from './answer-fields.tsx';
import { answerText, shownValue } from './answer-texts.ts';
import styles from './expert-answers.module.css';
import fields from './fields.module.css';

const FIRST_SCREEN: readonly FieldId[] = [
  'vehicles',
  'hours',
  'departureHour',
  'activity',
  'baseline',
  'contract',
  'siteKw',
];

/** What Expert mode asks besides the first screen. */
const EXPERT_FIELDS = FIELD_IDS.filter((field) => !FIRST_SCREEN.includes(field));

/** Whether an input of Expert mode that Simple mode does not show was changed. */
export const isChanged = (fleet: FleetInputs): boolean =>
  EXPERT_FIELDS.some((field) => fleet[field] !== DEFAULT_INPUTS[field]);

export const expertDefaults = () =>
  Object.fromEntries(EXPERT_FIELDS.map((field) => [field, DEFAULT_INPUTS[field]]));

/** All other inputs of the model, in groups whose headings say what they hold. */
export function ExpertAnswers() {
  const { words, language } = useTexts();
  const { inputs } = words;
  const days = useSimulator(({ result }) => Math.round(result.main.daysPerYear));
  const fleet = useSimulator(({ answers }) => answers.fleet);
  return (
    <div className={styles.groups} data-cell="groups">
      <Group name="vehicles">
        <ChoiceAnswer field="vehicleType" />
        <NumberAnswer field="chargerKw" kind={inputs.chargerClass[chargerClass(fleet.chargerKw)]} />
        <NumberAnswer field="batteryKwh" most={mostBatteryKwh(fleet.vehicleType)} />
        <StartLevel />
        <NumberAnswer field="targetPercent" />
        <NumberAnswer field="sessionsPerDay" most={mostSessions(fleet.hours)} />
        <OptionalAnswer
          field="daysPerYear"
          placeholder={number(days, language)}
          hint={inputs.leftOut.daysPerYear}
        />
      </Group>
      <Group name="prices">
        <ChoiceAnswer field="offPeak" />
        {fleet.siteKw === null && <NumberAnswer field="subscribedSharePercent" />}
        <TypedPrices />
      </Group>
      <Group name="control">
        <NumberAnswer field="controllablePercent" />
        <NumberAnswer field="capturePercent" />
        <NumberAnswer field="fleetSharePercent" />
        <ChoiceAnswer field="control" />
        <ChoiceAnswer field="priority" />
      </Group>
      <Group name="v2g">
        <ChoiceAnswer field="bidirectional" />
        <NumberAnswer field="wearCents" />
        <NumberAnswer field="efficiencyPercent" />
        <ChoiceAnswer field="exempt" />
      </Group>
    </div>
  );
}

interface GroupProps {
  name: keyof SimulatorTexts['words']['board']['groups'];
  children: ReactNode;
}

function Group({ name, children }: GroupProps) {
  const texts = useTexts();
  const { groups, groupValues } = texts.words.board;
  const fleet = useSimulator(({ answers }) => answers.fleet);
  const power = groupValues[fleet.siteKw === null ? 'supposedPower' : 'givenPower'];
  const values = Object.fromEntries(
    FIELD_IDS.map((field) => [field, answerText(field, fleet, texts)]),
  );
  return (
    <Fold title={groups[name]} note={fill(fill(groupValues[name], { ...values, power }), values)}>
      {() => <div className={styles.fields}>{children}</div>}
    </Fold>
  );
}

function StartLevel() {
  const { words, language } = useTexts();
  const isDerived = useSimulator(({ answers }) => answers.fleet.startPercent === null);
  const activity = useSimulator(({ answers }) => answers.fleet.activity);
  const km = number(ACTIVITIES[activity].kmPerDay, language);
  return (
    <div>
      <NumberAnswer field="startPercent" />
      {isDerived && <p className={fields.hint}>{fill(words.inputs.startByActivity, { km })}</p>}
    </div>
  );
}

/** The prices of the bill, where the answer to the price question has some; empty ones are supposed. */
function TypedPrices() {
  const { words, language } = useTexts();
  const fleet = useSimulator(({ answers }) => answers.fleet);
  const domain = useSimulator(({ result }) => result.main.estimate.domain);
  const { contract, offPeak } = fleet;
  const placeholder = (euros: number) => number(shownValue('flatPrice', euros), language, 2);
  if (contract === 'fixed') {
    return (
      <OptionalAnswer
        field="flatPrice"
        placeholder={placeholder(FLAT_EUROS_PER_MWH)}
        hint={words.board.typedPrices}
      />
    );
  }
  if (contract !== 'class') return null;
  const usual = CLASS_EUROS_PER_MWH[offPeak][domain];
  return (
    <fieldset className={styles.prices}>
      <legend>{words.board.typedPrices}</legend>
      {(Object.keys(usual) as (keyof typeof usual)[])
        .filter((name) => name !== 'peak' || domain === 'HTA')
        .map((name) => (
          <OptionalAnswer
            key={name}
            field={`${name}Price`}
            placeholder={placeholder(usual[name])}
          />
        ))}
    </fieldset>
  );
}
