import { useState } from 'react';
import { fill } from '#content/fill.ts';
import { type ShownDestination, webhookOf } from '#domain/desk/deliveries.ts';
import { lookUp } from '#domain/site/look-up.ts';
import { Button } from '#ui/button.tsx';
import { Table } from '../frame/table.tsx';
import type { Change } from '../frame/use-change.ts';
import { useWords } from '../language/language.tsx';
import { counted, duration, moment } from '../language/shown-amount.ts';
import { timeOfDay } from '../language/shown-time.ts';
import { useDesk } from '../session/session.tsx';
import styles from './deliveries-page.module.css';
import { HourCells } from './hour-cells.tsx';
import { keptFor, placeName } from './place-name.ts';

interface DestinationsTableProps {
  destinations: readonly ShownDestination[];
  change: Change;
}

export function DestinationsTable({ destinations, change }: DestinationsTableProps) {
  const { words, language } = useWords();
  const { title, columns, legend, offNote, none } = words.deliveries.destinations;
  const hasWebhooks = destinations.some(({ place }) => webhookOf(place) !== undefined);
  return (
    <section className={styles.part} aria-labelledby="destinations">
      <h2 id="destinations">{title}</h2>
      {!hasWebhooks && <p className={styles.note}>{none}</p>}
      <Table
        className={styles.destinations}
        labelledBy="destinations"
        columns={columns}
        hidesLast
        tall
      >
        <tbody>
          {destinations.map((destination) => (
            <Destination key={destination.place} destination={destination} change={change} />
          ))}
        </tbody>
      </Table>
      <p className={styles.note}>{legend}</p>
      <p className={styles.note}>{fill(offNote, { days: keptFor(language) })}</p>
    </section>
  );
}

const MINUTE_MS = 60_000;

interface DestinationProps {
  destination: ShownDestination;
  change: Change;
}

function Destination({ destination, change }: DestinationProps) {
  const { words, language } = useWords();
  const { destinations } = words.deliveries;
  const { place, cells, lastSuccess, off } = destination;
  const webhook = webhookOf(place);
  const waited = lastSuccess === null ? 0 : Date.now() - Date.parse(lastSuccess);
  const name = placeName(place, words.deliveries);
  const note = lookUp(destinations.notes, webhook === undefined ? place : 'webhook');
  const flip = () => {
    const on = off !== null;
    const said = fill(on ? destinations.switchedOn : destinations.switchedOff, { name });
    void change({ name: 'destinations.switch', input: { name: webhook ?? '', on } }, () => said);
  };
  return (
    <tr>
      <th scope="row">
        {name}
        <small>{note}</small>
      </th>
      <td className={styles.cells}>
        <HourCells cells={cells} />
      </td>
      <td className={styles.success}>
        {lastSuccess === null ? (
          destinations.never
        ) : (
          <>
            <b>{moment(lastSuccess, language)}</b>
            <small>
              {waited < MINUTE_MS
                ? destinations.justNow
                : fill(destinations.ago, { duration: duration(waited, language) })}
            </small>
          </>
        )}
      </td>
      <Now destination={destination} />
      <td className={styles.switch}>
        {webhook === undefined ? (
          <small>{destinations.always}</small>
        ) : (
          <input
            type="checkbox"
            role="switch"
            checked={off === null}
            aria-checked={off === null}
            onChange={flip}
            aria-label={fill(destinations.switch, { name })}
          />
        )}
      </td>
      <td className={styles.test}>{webhook !== undefined && <Test name={webhook} />}</td>
    </tr>
  );
}

function Now({ destination: { waiting, dead, off } }: { destination: ShownDestination }) {
  const { words, language } = useWords();
  const { destinations } = words.deliveries;
  const parts = [
    waiting > 0 && counted(destinations.waiting, waiting, language),
    dead > 0 && counted(destinations.dead, dead, language),
    off !== null &&
      fill(off.byPerson ? destinations.offByPerson : destinations.offByItself, {
        when: moment(off.since, language),
      }),
  ].filter((part) => part !== false);
  return (
    <td className={styles.now} data-tone={dead > 0 ? 'late' : waiting > 0 ? 'soon' : undefined}>
      {parts.join(', ') || destinations.nothing}
    </td>
  );
}

/** Asked several times: a receiver may take its fifteen seconds, and a worker a moment to begin. */
const MOST_LOOKS = 6;

type Tried = { tone?: 'late'; text: string };

/** A test through queue, worker and network; its outcome stands below the button. */
function Test({ name }: { name: string }) {
  const { words, language } = useWords();
  const { destinations } = words.deliveries;
  const { ask } = useDesk();
  const [tried, setTried] = useState<Tried>();
  const [isBusy, setBusy] = useState(false);
  const run = async (): Promise<Tried> => {
    const { id } = await ask('destinations.test', { name });
    for (let look = 0; look < MOST_LOOKS; look += 1) {
      const { sent, error } = await ask('destinations.tested', { id });
      const time = timeOfDay(new Date().toISOString(), language);
      if (sent === true) return { text: fill(destinations.tested, { time }) };
      if (sent === false) {
        return { tone: 'late', text: fill(destinations.testRefused, { error: error ?? '' }) };
      }
    }
    return { tone: 'late', text: destinations.testWaits };
  };
  const press = async () => {
    if (isBusy) return;
    setBusy(true);
    setTried({ text: destinations.testing });
    setTried(await run().catch((): Tried => ({ tone: 'late', text: destinations.testNotSent })));
    setBusy(false);
  };
  return (
    <>
      <Button
        quiet
        dense
        onClick={() => void press()}
        aria-label={fill(destinations.testOf, { name })}
      >
        {destinations.test}
      </Button>
      <small role="status" data-tone={tried?.tone}>
        {tried?.text}
      </small>
    </>
  );
}
