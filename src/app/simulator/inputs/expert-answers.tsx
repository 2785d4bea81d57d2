import { memo, useId, useState } from 'react';
import { measure, number } from '#content/figures.ts';
import { fill } from '#content/fill.ts';
import { ACTIVITIES, CHARGER_PRESETS_KW, chargerClass } from '#domain/simulator/fleet-profiles.ts';
import {
  DEFAULT_INPUTS,
  FIELD_IDS,
  type FieldId,
  type FleetInputs,
  mostBatteryKwh,
  mostSessions,
  startPercentOf,
} from '#domain/simulator/inputs.ts';
import { useTexts } from '../texts.ts';
import {
  ChoiceAnswer,
  type InputsProps,
  NumberAnswer,
  OptionalAnswer,
  unlessAnswered,
} from './answer-fields.tsx';
import styles from './inputs.module.css';

const SIMPLE_FIELDS: readonly FieldId[] = ['vehicles', 'hours', 'activity', 'slot'];

/** What Expert mode asks besides the four answers. */
const EXPERT_FIELDS: readonly FieldId[] = FIELD_IDS.filter(
  (field) => !SIMPLE_FIELDS.includes(field),
);

/** Folded away until asked for: few visitors know better. */
const FOLDED_FIELDS: readonly FieldId[] = [
  'sessionsPerDay',
  'daysPerYear',
  'control',
  'priority',
  'wearCents',
  'efficiencyPercent',
  'exempt',
  'controllablePercent',
  'capturePercent',
  'fleetSharePercent',
];

/** All other inputs of the model. */
export function ExpertAnswers(props: InputsProps) {
  const { words, language } = useTexts();
  const { leftOut, note, reset, siteNote, startByActivity } = words.inputs;
  const { fleet, answer } = props;
  const [unfolded, setUnfolded] = useState(false);
  const id = useId();
  const km = number(ACTIVITIES[fleet.activity].kmPerDay, language);
  return (
    <>
      <div className={styles.fives}>
        <ChoiceAnswer {...props} field="vehicleType" />
        <div>
          <NumberAnswer
            {...props}
            field="chargerKw"
            kind={words.inputs.chargerClass[chargerClass(fleet.chargerKw)]}
          />
          <ChargerPresets {...props} />
        </div>
        <NumberAnswer {...props} field="batteryKwh" most={mostBatteryKwh(fleet.vehicleType)} />
        <div>
          <NumberAnswer {...props} field="startPercent" derived={startPercentOf(fleet)} />
          {fleet.startPercent === null && (
            <p className={styles.window}>{fill(startByActivity, { km })}</p>
          )}
        </div>
        <NumberAnswer {...props} field="targetPercent" />
        <div>
          <OptionalAnswer {...props} field="siteKw" placeholder={leftOut.siteKw} />
          <p className={styles.window}>{siteNote}</p>
        </div>
        <ChoiceAnswer {...props} field="baseline" />
        <ChoiceAnswer {...props} field="contract" />
        <ChoiceAnswer {...props} field="bidirectional" />
        <div className={styles.unfold}>
          <button
            type="button"
            aria-expanded={unfolded}
            aria-controls={id}
            onClick={() => setUnfolded((was) => !was)}
          >
            {fill(words.inputs[unfolded ? 'fold' : 'unfold'], {
              count: number(FOLDED_FIELDS.length, language),
            })}
          </button>
        </div>
      </div>
      <div id={id} hidden={!unfolded}>
        <div className={styles.fives}>
          <NumberAnswer {...props} field="sessionsPerDay" most={mostSessions(fleet.hours)} />
          <OptionalAnswer {...props} field="daysPerYear" placeholder={leftOut.daysPerYear} />
          <NumberAnswer {...props} field="controllablePercent" />
          <NumberAnswer {...props} field="capturePercent" />
          <NumberAnswer {...props} field="fleetSharePercent" />
          <ChoiceAnswer {...props} field="control" />
          <ChoiceAnswer {...props} field="priority" />
          <NumberAnswer {...props} field="wearCents" />
          <NumberAnswer {...props} field="efficiencyPercent" />
          <ChoiceAnswer {...props} field="exempt" />
        </div>
        <p className={styles.note}>
          {note}{' '}
          {isChanged(fleet) && (
            <button type="button" className={styles.reset} onClick={() => answer(expertDefaults())}>
              {reset}
            </button>
          )}
        </p>
      </div>
    </>
  );
}

/** Whether an input of Expert mode that Simple mode does not show was changed. */
export const isChanged = (fleet: FleetInputs): boolean =>
  EXPERT_FIELDS.some((field) => fleet[field] !== DEFAULT_INPUTS[field]);

export const expertDefaults = () =>
  Object.fromEntries(EXPERT_FIELDS.map((field) => [field, DEFAULT_INPUTS[field]]));

const ChargerPresets = memo(function ChargerPresets({ fleet, answer }: InputsProps) {
  const { words, language } = useTexts();
  const presets = [...CHARGER_PRESETS_KW.ac, ...CHARGER_PRESETS_KW.dc];
  return (
    <fieldset className={styles.presets}>
      <legend className="visually-hidden">{words.inputs.presets}</legend>
      {presets.map((kw) => (
        <button
          key={kw}
          type="button"
          aria-pressed={fleet.chargerKw === kw}
          aria-label={measure(kw, 'kW', language, Number.isInteger(kw) ? 0 : 1)}
          onClick={() => answer({ chargerKw: kw })}
        >
          {number(kw, language, Number.isInteger(kw) ? 0 : 1)}
        </button>
      ))}
    </fieldset>
  );
}, unlessAnswered('chargerKw'));
