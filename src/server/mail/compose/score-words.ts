import type { ScoreLine } from '#domain/leads/scoring.ts';
import { lookUp } from '#domain/site/look-up.ts';
import type { LeadSubject } from '../../deliveries/subject.ts';
import type { ScoreRow } from '../mail-content.ts';
import { type Field, type Localisation, shown, type Words } from './answer-words.ts';

/** What the score asks of sales, and whether the person may be called. */
export function scoreBlock(
  { lead_score, qualification_status, answers }: LeadSubject,
  words: Words,
) {
  const mayCall = answers.phone_consent === true;
  const { meaning, call } = words;
  const first = mayCall ? meaning.priorityToCall : meaning.priority;
  const verdict = qualification_status === 'priority' ? first : meaning.standard;
  return {
    kind: 'score',
    score: lead_score,
    verdict: words[qualification_status],
    meaning: `${verdict} ${mayCall ? call.allowed : call.refused}`,
  } as const;
}

/** One of the answers that made the score. */
export function scoreRow(
  { reason, value, points }: ScoreLine,
  localisation: Localisation,
): ScoreRow {
  const label = localisation.words.reasons[reason];
  if (value === 'given' || value === 'linked') return { label, value: null, points };
  if (reason === 'simulator_potential') {
    return { label, value: lookUp(localisation.words.options.potential, value) ?? value, points };
  }
  const answer = reason === 'fleet_size' ? Number(value) : value;
  return { label, value: shown(reason as Field, answer, localisation), points };
}
