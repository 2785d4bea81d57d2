import { KNOWN_FLEETS } from '#domain/illustrations/known-fleets.ts';
import { calculation } from '#domain/simulator/calculation.ts';
import { clampInputs, DEFAULT_INPUTS, type FleetInputs } from '#domain/simulator/inputs.ts';
import { FRENCH_YEARS } from '#domain/simulator/prices/french-years.ts';
import type { Language } from '#domain/site/language.ts';
import { usePathTo } from '../links/links.tsx';
import { AnsweredFleet } from '../simulator/night-picture/night-handles.tsx';
import { NightPicture } from '../simulator/night-picture/night-picture.tsx';
import { CallToAction } from '../simulator/result/call-to-action.tsx';
import { Facts } from '../simulator/result/facts.tsx';
import { GainPanel } from '../simulator/result/gain-panel.tsx';
import { Warnings } from '../simulator/result/notices.tsx';
import { OverTime } from '../simulator/result/over-time.tsx';
import { PlacePicture } from '../simulator/result/place-picture.tsx';
import { Reserve } from '../simulator/result/reserve.tsx';
import { Waterfall } from '../simulator/result/waterfall.tsx';
import { WhatMatters } from '../simulator/result/what-matters.tsx';
import { ModelFailed } from '../simulator/simulator.tsx';
import { TextsContext } from '../simulator/texts.ts';
import { Shelf, Specimen } from './specimen.tsx';
import type { WorkshopWords } from './workshop.tsx';

const answers = (given: Partial<FleetInputs>) => clampInputs(given).inputs;

/** One fleet for each kind of result. */
const FLEETS = {
  usual: DEFAULT_INPUTS,
  'gives back': answers({ ...KNOWN_FLEETS.depot, bidirectional: 'yes' }),
  'nothing to gain': answers({ hours: 6, startPercent: 10, targetPercent: 100, chargerKw: 7 }),
  'cannot be': answers({ hours: 6, batteryKwh: 120, startPercent: 80, targetPercent: 60 }),
} satisfies Record<string, FleetInputs>;

const STANDING = { lead_score: 85, qualification_status: 'priority' } as const;

const nothing = () => undefined;

export function SimulatorShelf({ words, language }: { words: WorkshopWords; language: Language }) {
  const methodTo = usePathTo()('simulator-method');
  const { simulator } = words;
  const model = calculation(FRENCH_YEARS);
  const cases = Object.entries(FLEETS).map(([name, inputs]) => ({
    name,
    inputs,
    ...model.main({ inputs, choice: 'mean' }),
    details: model.details({ inputs }),
  }));
  const [usual] = cases;
  if (usual === undefined) return null;
  return (
    <TextsContext value={{ words: simulator, language }}>
      <Shelf id="simulator" title="Simulator">
        {cases.map(({ name, inputs, main, details }) => (
          <Specimen key={name} name={`GainPanel: ${name}`} ground="night">
            <GainPanel inputs={inputs} main={main} range={details.range} />
          </Specimen>
        ))}
        {cases
          .filter(({ main }) => main.warnings.length > 0)
          .map(({ name, main }) => (
            <Specimen key={name} name={`Warnings: ${name}`}>
              <Warnings warnings={main.warnings} />
            </Specimen>
          ))}
        <Specimen name="GainPanel: range to come" ground="night">
          <GainPanel inputs={usual.inputs} main={usual.main} range={null} />
        </Specimen>
        <Specimen name="ModelFailed">
          <ModelFailed retry={nothing} {...simulator.failed} />
        </Specimen>
        {(['high', 'medium', 'low', 'none'] as const).map((potential) => (
          <Specimen key={potential} name={`CallToAction: ${potential}`}>
            <CallToAction potential={potential} onRefine={nothing} linked={undefined} />
          </Specimen>
        ))}
        {[false, true].map((isNowPriority) => (
          <Specimen key={String(isNowPriority)} name={`CallToAction: linked, ${isNowPriority}`}>
            <CallToAction potential="high" linked={{ isNowPriority, ...STANDING }} />
          </Specimen>
        ))}
        {cases.map(({ name, inputs, night, notable }) => (
          <Specimen key={name} name={`NightPicture: ${name}`} ground="night" wide>
            <AnsweredFleet value={inputs}>
              <NightPicture
                night={night}
                inputs={inputs}
                years={FRENCH_YEARS.map(({ year }) => year)}
                notable={notable}
                choice="mean"
                onChoose={nothing}
                onMove={nothing}
                note={null}
              />
            </AnsweredFleet>
          </Specimen>
        ))}
        {cases.map(({ name, inputs, main, details }) => (
          <Specimen key={name} name={`results: ${name}`} wide>
            <Waterfall inputs={inputs} main={main} methodTo={methodTo} />
            <WhatMatters inputs={inputs} details={details} moveWindow={nothing} />
            <OverTime main={main} details={details} />
            <Reserve inputs={inputs} estimate={main.estimate} />
            <Facts inputs={inputs} mode="expert" main={main} leadScore={60} />
            <PlacePicture
              vehicles={inputs.vehicles}
              ownEuros={main.estimate.gainEuros}
              comparison={main.comparison}
            />
          </Specimen>
        ))}
      </Shelf>
    </TextsContext>
  );
}
