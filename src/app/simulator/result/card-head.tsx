import { Heading } from '#ui/heading.tsx';
import cards from './cards.module.css';

/** The title of a card under the result, and beside it what the card is about. */
export function CardHead({ title, lead }: { title: string; lead: string }) {
  return (
    <div className={cards.head}>
      <Heading level={2} size="head">
        {title}
      </Heading>
      <p>{lead}</p>
    </div>
  );
}
