import { memo, useDeferredValue } from 'react';
import type { MainResults } from '#domain/simulator/simulation.ts';
import { CallToAction } from './call-to-action.tsx';
import type { PanelProps } from './panel-props.ts';
import { unlessHidden } from './panel-props.ts';
import { PlacePicture } from './place-picture.tsx';
import { ScenarioSwitch } from './scenario-switch.tsx';
import { SimpleBoard } from './simple-board.tsx';
import { SimpleInputs } from './simple-inputs.tsx';
import styles from './simulator.module.css';
import { ValueStreams } from './value-streams.tsx';

/** Four answers and what they come to, by rule of thumb. */
export const SimplePanel = memo(function SimplePanel(props: PanelProps) {
  const { shown, simulation, main, compared } = props;
  const { fleet, notes, answer, chooseMode } = simulation;
  return (
    <div
      id="simulator-panel-simple"
      role="tabpanel"
      aria-labelledby="simulator-tab-simple"
      hidden={!shown}
      className={styles.panel}
    >
      <div className={styles.answers} data-figures="own">
        {simulation.state.b && <ScenarioSwitch simulation={simulation} />}
        <SimpleInputs idPrefix="simple" fleet={fleet} notes={notes} answer={answer} />
        {!simulation.state.b && <ScenarioSwitch simulation={simulation} />}
      </div>
      <div className={styles.board} data-figures="own">
        <SimpleBoard main={main} compared={compared}>
          <CallToAction potential={main.simple.potential} onRefine={() => chooseMode('expert')} />
        </SimpleBoard>
        <Following main={useDeferredValue(main)} vehicles={useDeferredValue(fleet.vehicles)} />
      </div>
    </div>
  );
}, unlessHidden);

interface FollowingProps {
  main: MainResults;
  vehicles: number;
}

/** What may be painted a moment after the main figure. */
const Following = memo(function Following({ main, vehicles }: FollowingProps) {
  return (
    <>
      <div className={styles.part}>
        <PlacePicture
          vehicles={vehicles}
          ownEuros={main.simple.yearlyGainPerVehicleEuros}
          comparison={main.comparison}
        />
      </div>
      <div className={styles.part}>
        <ValueStreams simple={main.simple} />
      </div>
    </>
  );
});
