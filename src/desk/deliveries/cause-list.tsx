import { useState } from 'react';
import { fill } from '#content/fill.ts';
import type { CauseGroup, StuckDelivery } from '#domain/desk/deliveries.ts';
import type { DeskApi } from '#domain/desk/desk-api.ts';
import { lookUp } from '#domain/site/look-up.ts';
import { Button } from '#ui/button.tsx';
import { Table } from '../frame/table.tsx';
import type { Change } from '../frame/use-change.ts';
import { useWords } from '../language/language.tsx';
import { counted, moment } from '../language/shown-amount.ts';
import causeStyles from './cause-list.module.css';
import styles from './deliveries-page.module.css';
import { causeWords } from './place-name.ts';

interface CauseListProps {
  causes: readonly CauseGroup[];
  dead: number;
  change: Change;
}

type Replay = (what: DeskApi['deliveries.replay']['input']) => void;

export function CauseList({ causes, dead, change }: CauseListProps) {
  const { words, language } = useWords();
  const { causes: own } = words.deliveries;
  const replay: Replay = (input) =>
    void change(
      { name: 'deliveries.replay', input },
      ({ replayed }) => counted(own.replayed, replayed, language),
      own.replayedNote,
    );
  return (
    <section className={styles.part} aria-labelledby="causes">
      <div className={causeStyles.causesHead}>
        <h2 id="causes" tabIndex={-1}>
          {own.title}{' '}
          {causes.length > 0 && (
            <small className={causeStyles.number}>
              {counted(own.count, causes.length, language)}
            </small>
          )}
        </h2>
        {dead > 0 && (
          <Button quiet dense onClick={() => replay({ of: 'dead' })}>
            {counted(own.replayDead, dead, language)}
          </Button>
        )}
      </div>
      {causes.length === 0 && <p className={causeStyles.empty}>{own.none}</p>}
      {causes.map((cause, index) => (
        <Cause
          key={`${cause.place} ${cause.error}`}
          cause={cause}
          isFirst={index === 0}
          replay={replay}
        />
      ))}
    </section>
  );
}

const SHOWN_AT_FIRST = 3;

interface CauseProps {
  cause: CauseGroup;
  /** The one with the most deliveries has the page's primary button. */
  isFirst: boolean;
  replay: Replay;
}

function Cause({ cause, isFirst, replay }: CauseProps) {
  const { words, language } = useWords();
  const { causes: own, destinations } = words.deliveries;
  const [isOpen, setOpen] = useState(false);
  const { place, error, waiting, dead, since, next, deliveries } = cause;
  const { title, text } = causeWords(place, error, words.deliveries, language);
  const total = waiting + dead;
  const shown = isOpen ? deliveries : deliveries.slice(0, SHOWN_AT_FIRST);
  const counts = [
    waiting > 0 && counted(destinations.waiting, waiting, language),
    dead > 0 && counted(destinations.dead, dead, language),
  ].filter((part) => part !== false);
  return (
    <article className={causeStyles.cause}>
      <div className={causeStyles.causeHead}>
        <div>
          <h3>{title}</h3>
          <p>{text}</p>
          <p>
            {fill(own.facts, { since: moment(since, language), counts: counts.join(', ') })}{' '}
            {next !== null && fill(own.next, { when: upcoming(next, own.soon, language) })}
          </p>
        </div>
        <Button
          quiet={!isFirst}
          dense
          aria-label={
            total === 1 ? undefined : `${counted(own.replayAll, total, language)}, ${title}`
          }
          onClick={() => replay({ of: 'cause', place, error })}
        >
          {counted(own.replayAll, total, language)}
        </Button>
      </div>
      <Deliveries title={title} deliveries={shown} replay={replay} />
      {deliveries.length > shown.length && (
        <button type="button" className="link" onClick={() => setOpen(true)}>
          {counted(own.more, total - shown.length, language)}
        </button>
      )}
      {isOpen && total > deliveries.length && (
        <p className={styles.note}>{counted(own.beyond, total - deliveries.length, language)}</p>
      )}
    </article>
  );
}

/** On a phone there is no head that names the columns. */
function Label({ text }: { text: string }) {
  return <span className={causeStyles.label}>{text.toLowerCase()}&nbsp;</span>;
}

function upcoming(at: string, soon: string, language: 'fr' | 'en'): string {
  return Date.parse(at) <= Date.now() ? soon : moment(at, language);
}

interface DeliveriesProps {
  title: string;
  deliveries: readonly StuckDelivery[];
  replay: Replay;
}

function Deliveries({ title, deliveries, replay }: DeliveriesProps) {
  const { words, language } = useWords();
  const { causes: own, kinds, events } = words.deliveries;
  const what = ({ kind, event }: StuckDelivery) =>
    (kind === 'webhook' ? lookUp(events, event) : lookUp(kinds, kind)) ?? event;
  return (
    <Table className={styles.stuck} label={title} columns={own.columns} hidesLast tall>
      <tbody>
        {deliveries.map((delivery) => {
          const { id, reference, since, attempts, isDead, at } = delivery;
          return (
            <tr key={id}>
              <th scope="row">{reference}</th>
              <td>{what(delivery)}</td>
              <td>
                <Label text={own.columns.since} />
                {moment(since, language)}
              </td>
              <td>
                <Label text={own.columns.attempts} />
                {attempts}
              </td>
              <td data-tone={isDead ? 'late' : undefined}>
                {!isDead && <Label text={own.columns.next} />}
                {isDead
                  ? fill(own.died, { when: moment(at, language) })
                  : upcoming(at, own.soon, language)}
              </td>
              <td>
                <Button
                  quiet
                  dense
                  aria-label={fill(own.replayOf, { reference })}
                  onClick={() => replay({ of: 'one', id })}
                >
                  {own.replay}
                </Button>
              </td>
            </tr>
          );
        })}
      </tbody>
    </Table>
  );
}
