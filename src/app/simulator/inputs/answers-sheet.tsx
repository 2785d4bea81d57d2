import { useEffect, useRef } from 'react';
import { shownFigures } from '#domain/simulator/index.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { shownAmounts } from '../board/figure.tsx';
import { useSimulator } from '../state/use-simulator.ts';
import { useTexts } from '../texts.ts';
import styles from './answers-sheet.module.css';
import { AllAnswers } from './board-inputs.tsx';
import inputs from './inputs.module.css';

/** All answers on a phone, with the figure in sight; however it is closed, they stay as they are. */
export function AnswersSheet({ onClose }: { onClose: () => void }) {
  const { words } = useTexts();
  const { sheet } = words.board;
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const opened = dialog.current;
    opened?.addEventListener('close', onClose);
    return () => opened?.removeEventListener('close', onClose);
  }, [onClose]);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <Dialog ref={dialog} title={sheet.title} closeLabel={sheet.close}>
      <div className={`${inputs.inputs} ${styles.sheet}`} data-sheet>
        <AllAnswers isPowerOpen />
        <div className={styles.foot} data-ground="night">
          <LiveFigure />
          <Button onClick={() => dialog.current?.close()}>{sheet.done}</Button>
        </div>
      </div>
    </Dialog>
  );
}

function LiveFigure() {
  const texts = useTexts();
  const { main, inputs: fleet } = useSimulator(({ result }) => result);
  const { perVehicle } = shownAmounts(shownFigures(main, null, fleet.vehicles), texts);
  return (
    <p>
      <b>{perVehicle}</b> {texts.words.board.figure.unit}
    </p>
  );
}
