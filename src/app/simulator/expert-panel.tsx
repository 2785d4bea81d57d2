import { memo, useMemo, useState } from 'react';
import { type DayChoice, fleetDayPicture } from '#domain/simulator/day.ts';
import type { FleetInputs } from '#domain/simulator/inputs.ts';
import type { MainResults } from '#domain/simulator/simulation.ts';
import { hardlyPays } from '#domain/simulator/yearly-estimate.ts';
import { CallToAction } from './call-to-action.tsx';
import { DayPicture } from './day-picture.tsx';
import { EstimateRanges } from './estimate-ranges.tsx';
import expert from './expert.module.css';
import { ExpertBoard } from './expert-board.tsx';
import { ExpertFacts } from './expert-facts.tsx';
import { ExpertInputs } from './expert-inputs.tsx';
import { following } from './following.tsx';
import { LeverBars } from './lever-bars.tsx';
import { MonthBars } from './month-bars.tsx';
import { Warnings } from './notices.tsx';
import { type PanelProps, samePanel } from './panel-props.ts';
import { ScenarioSwitch } from './scenario-switch.tsx';
import styles from './simulator.module.css';

/** Every answer, and the fleet's day on real prices. */
export const ExpertPanel = memo(function ExpertPanel(props: PanelProps) {
  const { shown, simulation, main, compared, leadScore } = props;
  const { fleet, notes, answer } = simulation;
  const [choice, chooseDay] = useState<DayChoice>('mean');
  const day = useMemo(() => fleetDayPicture(fleet, choice), [fleet, choice]);
  const compares = simulation.state.b !== null;
  return (
    <div
      id="simulator-panel-expert"
      role="tabpanel"
      aria-labelledby="simulator-tab-expert"
      hidden={!shown}
      className={`${styles.panel} ${styles.expert}`}
    >
      <div className={expert.sides}>
        <div className={styles.answers} data-figures="own">
          {compares && <ScenarioSwitch simulation={simulation} />}
          <ExpertInputs idPrefix="expert" fleet={fleet} notes={notes} answer={answer} />
          {!compares && <ScenarioSwitch simulation={simulation} />}
        </div>
        <div className={expert.column} data-figures="own">
          <div className={expert.head}>
            <ExpertBoard main={main} compared={compared} />
            <Warnings warnings={main.warnings} />
            <CallToAction potential={hardlyPays(main.estimate) ? 'none' : main.simple.potential} />
          </div>
          <div className={expert.panel}>
            <DayPicture fleet={fleet} day={day} answer={answer} chooseDay={chooseDay} />
          </div>
        </div>
      </div>
      <div className={expert.column} data-figures="own">
        <Details
          main={main}
          fleet={fleet}
          leadScore={shown ? leadScore : main.expert.leadScore}
          choice={choice}
          chooseDay={chooseDay}
        />
      </div>
    </div>
  );
}, samePanel);

interface DetailsProps {
  main: MainResults;
  fleet: FleetInputs;
  leadScore: number;
  choice: DayChoice;
  chooseDay: (choice: DayChoice) => void;
}

const Details = following(function Details(props: DetailsProps) {
  const { main, fleet, leadScore, choice, chooseDay } = props;
  return (
    <>
      <EstimateRanges main={main} fleetSharePercent={fleet.fleetSharePercent} />
      <ExpertFacts main={main} leadScore={leadScore} />
      <MonthBars fleet={fleet} chosen={choice} chooseDay={chooseDay} />
      <LeverBars fleet={fleet} />
    </>
  );
});
