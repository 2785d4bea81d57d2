import { memo } from 'react';
import { eurosPer, wholeEuros } from '#content/figures.ts';
import { fill } from '#content/fill.ts';
import type { MainResults } from '#domain/simulator/calculation.ts';
import type { FleetInputs } from '#domain/simulator/inputs.ts';
import { RESERVE_EUROS_PER_MWH } from '#domain/simulator/model/possible.ts';
import { Heading } from '#ui/heading.tsx';
import { useTexts } from '../texts.ts';
import cards from './cards.module.css';

interface ReserveProps {
  inputs: FleetInputs;
  estimate: MainResults['estimate'];
}

/** What bidirectional chargers and reserve would add: said plainly, and not counted. */
export const Reserve = memo(function Reserve({ inputs, estimate }: ReserveProps) {
  const { words, language } = useTexts();
  const { reserve } = words;
  const { possible, countsV2g, v2gExtraEuros } = estimate;
  const euros = (value: number) => wholeEuros(value, language);
  const figures = {
    extra: euros(v2gExtraEuros),
    fcr: euros(possible.fcrBidirectionalEuros),
    afrr: euros(possible.afrrBidirectionalEuros),
    fcrPrice: eurosPer(RESERVE_EUROS_PER_MWH.fcr, 'MW', language),
    afrrPrice: eurosPer(RESERVE_EUROS_PER_MWH.afrr, 'MW', language),
    fcrSmart: euros(possible.fcrEuros),
    afrrSmart: euros(possible.afrrEuros),
    capacity: euros(possible.capacityEuros),
  };
  const bidirectional = inputs.bidirectional === 'yes';
  const state = bidirectional ? (countsV2g ? 'counted' : 'little') : 'without';
  return (
    <section className={cards.card} id="reserve">
      <Heading level={2} size="head">
        {reserve.title}
      </Heading>
      <div className={cards.columns}>
        <p>{fill(reserve.dayAhead[state], figures)}</p>
        <p>{fill(reserve.network, figures)}</p>
        <p>{fill(reserve.conditions, figures)}</p>
      </div>
    </section>
  );
});
