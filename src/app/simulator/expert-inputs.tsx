import { memo } from 'react';
import { measure, percent } from '#content/figures.ts';
import { CHARGER_PRESETS_KW, chargerClass } from '#domain/simulator/charging-profiles.ts';
import { suggestedStartPercent } from '#domain/simulator/expert.ts';
import { ACTIVITIES } from '#domain/simulator/fleet-profiles.ts';
import { mostHours, NUMBER_FIELDS } from '#domain/simulator/inputs.ts';
import { Heading } from '#ui/heading.tsx';
import { fill } from '../fill.ts';
import { Assumptions } from './assumptions.tsx';
import { ChoiceAnswer } from './choice-answer.tsx';
import styles from './inputs.module.css';
import { type InputsProps, unlessAnswered } from './inputs-props.ts';
import { noteOn } from './note-on.tsx';
import { NumberAnswer } from './number-answer.tsx';
import { useTexts } from './texts.ts';
import { TimeAnswer } from './time-answer.tsx';

export function ExpertInputs(props: InputsProps) {
  const { words } = useTexts();
  const { fleet } = props;
  return (
    <div className={styles.panel}>
      <Heading level={2} size="sub">
        {words.inputs.title}
      </Heading>
      <NumberAnswer {...props} field="vehicles" />
      <ChoiceAnswer {...props} field="activity" />
      <ChoiceAnswer {...props} field="slot" />
      <p className={styles.suggestion}>{words.inputs.slotNote}</p>
      <WindowTimes {...props} />
      <NumberAnswer {...props} field="hours" most={mostHours(fleet.slot)} />
      <NumberAnswer {...props} field="chargerKw" />
      <ChargerPresets {...props} />
      <NumberAnswer {...props} field="batteryKwh" />
      <NumberAnswer {...props} field="startPercent" />
      <SuggestedStart {...props} />
      <NumberAnswer {...props} field="targetPercent" />
      <Assumptions {...props} />
    </div>
  );
}

const WindowTimes = memo(
  function WindowTimes(props: InputsProps) {
    const { idPrefix, fleet, answer } = props;
    const { inputs } = useTexts().words;
    return (
      <div className={styles.pair}>
        <TimeAnswer
          id={`${idPrefix}-arrival`}
          label={inputs.arrival}
          hour={fleet.readyHour - fleet.hours}
          onChange={(hour) =>
            hour !== null && answer({ hours: (fleet.readyHour - hour + 24) % 24 })
          }
        />
        <TimeAnswer
          id={`${idPrefix}-readyHour`}
          label={inputs.departure}
          hour={fleet.readyHour}
          note={noteOn('readyHour', props)}
          onChange={(hour) => hour !== null && answer({ readyHour: hour })}
        />
      </div>
    );
  },
  unlessAnswered('hours', 'readyHour'),
);

const ChargerPresets = memo(function ChargerPresets({ fleet, answer }: InputsProps) {
  const { words, language } = useTexts();
  const presets = (['ac', 'dc'] as const).flatMap((kind) =>
    CHARGER_PRESETS_KW[kind].map((kw) => ({ kind, kw })),
  );
  return (
    <fieldset className={styles.presets}>
      <legend>
        {fill(words.inputs.presets, {
          kind: words.inputs.chargerClass[chargerClass(fleet.chargerKw)],
        })}
      </legend>
      {presets.map(({ kind, kw }) => (
        <button
          key={kw}
          type="button"
          aria-pressed={fleet.chargerKw === kw}
          onClick={() => answer({ chargerKw: kw })}
        >
          {fill(words.inputs.presetKw[kind], { kw: measure(kw, 'kW', language) })}
        </button>
      ))}
    </fieldset>
  );
}, unlessAnswered('chargerKw'));

/** What the day's driving leaves in the battery, where it leaves something and another level was answered. */
function SuggestedStart({ fleet, answer }: InputsProps) {
  const { words, language } = useTexts();
  const suggested = suggestedStartPercent(fleet.activity, fleet);
  if (suggested === fleet.startPercent || suggested === NUMBER_FIELDS.startPercent.least)
    return null;
  const level = percent(suggested, language);
  const km = String(ACTIVITIES[fleet.activity].kmPerDay);
  return (
    <p className={styles.suggestion}>
      {fill(words.inputs.suggestedStart, { km, level })}{' '}
      <button type="button" onClick={() => answer({ startPercent: suggested })}>
        {fill(words.inputs.useSuggestion, { level })}
      </button>
    </p>
  );
}
