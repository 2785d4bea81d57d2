import { fill } from '#content/fill.ts';
import type { RequestDelivery, ShownRequest } from '#domain/desk/requests.ts';
import { lookUp } from '#domain/site/look-up.ts';
import { Button } from '#ui/button.tsx';
import { causeWords, keptFor } from '../deliveries/place-name.ts';
import type { Change } from '../frame/use-change.ts';
import { useWords } from '../language/language.tsx';
import { moment } from '../language/shown-amount.ts';
import styles from './request-deliveries.module.css';

interface DeliveriesProps {
  request: ShownRequest;
  change: Change;
}

/** What went to whom because of this request; what failed can be sent again. */
export function RequestDeliveries({ request, change }: DeliveriesProps) {
  const { words, language } = useWords();
  const { title, none } = words.requests.deliveries;
  const { id, deliveries } = request;
  return (
    <section>
      <h2 id="deliveries">{title}</h2>
      {deliveries.length === 0 ? (
        <p className="note">{fill(none, { days: keptFor(language) })}</p>
      ) : (
        <ul className={styles.list} aria-labelledby="deliveries">
          {deliveries.map((delivery) => (
            <Delivery key={delivery.id} request={id} delivery={delivery} change={change} />
          ))}
        </ul>
      )}
    </section>
  );
}

interface DeliveryProps {
  request: string;
  delivery: RequestDelivery;
  change: Change;
}

function Delivery({ request, delivery, change }: DeliveryProps) {
  const { words, language } = useWords();
  const texts = words.requests.deliveries;
  const { kinds, events } = words.deliveries;
  const { id, kind, event, destination, state, at, why, canBeSentAgain } = delivery;
  const what =
    destination === null
      ? (lookUp<string>(kinds, kind) ?? kind)
      : fill(texts.to, { what: lookUp<string>(events, event) ?? event, name: destination });
  const when = moment(at, language);
  const place = destination === null ? 'people' : `webhook/${destination}`;
  const isFailed = state === 'dead' || state === 'pending';
  return (
    <li data-state={state}>
      <span>
        {what}
        {why !== null && state !== 'delivered' && (
          <small>
            {isFailed
              ? fill(texts.failed, {
                  cause: causeWords(place, why, words.deliveries, language).title,
                  error: why,
                })
              : why}
          </small>
        )}
      </span>
      <span>
        <b>{texts.states[state]}</b>
        <small>{state === 'pending' ? fill(texts.next, { when }) : when}</small>
      </span>
      {canBeSentAgain && (
        <Button
          quiet
          dense
          aria-label={fill(texts.resendOf, { what })}
          onClick={() =>
            void change(
              { name: 'request.resend', input: { id: request, delivery: id } },
              () => texts.resent,
              words.deliveries.causes.replayedNote,
            )
          }
        >
          {texts.resend}
        </Button>
      )}
    </li>
  );
}
