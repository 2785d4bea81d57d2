import { memo } from 'react';
import type { MainResults } from '#domain/simulator/simulation.ts';
import { CallToAction } from './call-to-action.tsx';
import { following } from './following.tsx';
import { type PanelProps, samePanel } from './panel-props.ts';
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
  const refine = () => {
    chooseMode('expert');
    document.getElementById('simulator-tab-expert')?.focus();
  };
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
        <SimpleBoard fleet={fleet} main={main} compared={compared}>
          <CallToAction potential={main.simple.potential} onRefine={refine} />
        </SimpleBoard>
        <Pictures main={main} vehicles={fleet.vehicles} />
      </div>
    </div>
  );
}, samePanel);

interface PicturesProps {
  main: MainResults;
  vehicles: number;
}

const Pictures = following(function Pictures({ main, vehicles }: PicturesProps) {
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
