import { useRef } from 'react';
import { Button } from '#ui/button.tsx';
import { ChartText, NamedAxis } from '#ui/charts/chart-labels.tsx';
import { Bars } from '#ui/charts/marks.tsx';
import { Plot } from '#ui/charts/plot.tsx';
import { bands, linear } from '#ui/charts/scales.ts';
import { Dialog } from '#ui/dialog.tsx';
import { FiguresTable } from '#ui/figures-table.tsx';
import { toastStore } from '#ui/toast-store.ts';
import { Shelf, Specimen } from './specimen.tsx';
import type { WorkshopWords } from './workshop.tsx';

const GROUNDS = ['paper', 'night'] as const;

const BUTTON_STATES = [{ large: true }, {}, { 'aria-disabled': true }, { disabled: true }];

export function ButtonShelf({ words }: { words: WorkshopWords }) {
  const { discover, demo } = words.home.hero;
  return (
    <Shelf id="buttons" title="Buttons">
      {GROUNDS.map((ground) => (
        <Specimen key={ground} name={`Button, ${ground}`} ground={ground} wide>
          {[false, true].map((quiet) => (
            <div key={String(quiet)} className="actions">
              {BUTTON_STATES.map((state) => (
                <Button key={JSON.stringify(state)} quiet={quiet} {...state}>
                  {quiet ? demo : discover}
                </Button>
              ))}
            </div>
          ))}
        </Specimen>
      ))}
    </Shelf>
  );
}

export function FloatingShelf({ words }: { words: WorkshopWords }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { dialogTitle, close, sent, dialogLead } = words.contact;
  const messages = [
    { name: 'Show a message', ...sent, tone: 'plain' },
    { name: 'Show an error', ...words.contact.shared.failure, tone: 'error' },
  ] as const;
  return (
    <Shelf id="floating" title="Dialog and messages">
      <Specimen name="Dialog, Toaster">
        <div className="actions">
          <Button quiet onClick={() => dialog.current?.showModal()}>
            Open a dialog
          </Button>
          {messages.map(({ name, title, text: description, tone }) => (
            <Button key={name} quiet onClick={() => toastStore.add({ title, description, tone })}>
              {name}
            </Button>
          ))}
        </div>
        <Dialog ref={dialog} title={dialogTitle} closeLabel={close}>
          <p>{dialogLead}</p>
        </Dialog>
      </Specimen>
    </Shelf>
  );
}

const HOURS = ['18 h', '21 h', '0 h', '3 h'];

export function ChartShelf({ words }: { words: WorkshopWords }) {
  const { table } = words.simulator.night;
  const figures = () => ({
    caption: table.caption,
    columns: [table.hour, table.energy, table.today],
    rows: [
      ['18 h', '105', '150'],
      ['19 h', '102', '150'],
    ],
  });
  return (
    <Shelf id="charts" title="Parts of pictures">
      {GROUNDS.map((ground) => (
        <Specimen key={ground} name={`Plot, Bars, NamedAxis, ${ground}`} ground={ground}>
          <Plot height={120} summary={table.energy}>
            {({ width }) => {
              const x = bands(HOURS.length, width);
              const y = linear([0, 5], [90, 40]);
              return (
                <>
                  <Bars values={[4, 2, 5, 0]} x={x} y={y} tone="ghost" outlined />
                  <Bars values={[1, 5, 3, 2]} x={x} y={y} tone="plan" />
                  <ChartText x={2} y={20} lines={[table.energy, table.hour]} strong />
                  <NamedAxis x={x.middle} y={90} width={width} names={HOURS} every={1} />
                </>
              );
            }}
          </Plot>
        </Specimen>
      ))}
      <Specimen name="FiguresTable">
        <FiguresTable summary={table.summary} figures={figures} />
      </Specimen>
    </Shelf>
  );
}
