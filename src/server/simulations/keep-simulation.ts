import type { Pool } from 'pg';
import type { Language } from '#domain/language.ts';
import type { SimulationInputs } from '#domain/simulator/simulation-inputs.ts';
import {
  GUARDS,
  type Sending,
  sendGuarded,
  VERDICT,
  type Verdict,
} from '../database/guarded-statement.ts';
import type { ModelThread } from './model-thread.ts';
import { readSimulation } from './read-simulation.ts';

const CLAIM = {
  name: 'claim-simulation',
  text: `WITH ${GUARDS} SELECT ${VERDICT} FROM excess LEFT JOIN claimed ON true`,
};

const KEEP = {
  name: 'keep-simulation',
  text: `INSERT INTO simulator_results
    (id, model_version, language, inputs, results, potential, lead_score)
    VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (id) DO NOTHING`,
};

interface Office {
  pool: Pool;
  model: Pick<ModelThread, 'compute'>;
}

interface Simulation {
  language: Language;
  inputs: SimulationInputs;
}

/**
 * Counted first, because computing is dear. The same sending again is answered from what is stored, and
 * computed only if the first one got no further than the claim: the model may have had no room for it.
 */
export async function keepSimulation(
  { pool, model }: Office,
  { language, inputs }: Simulation,
  sending: Sending,
): Promise<Verdict> {
  const { verdict } = await sendGuarded(pool, CLAIM, sending);
  if (verdict.kind === 'limited' || verdict.kind === 'key-reused') return verdict;
  if (verdict.kind === 'replayed' && (await readSimulation(pool, verdict.id))) return verdict;
  const results = await model.compute(inputs);
  await pool.query({
    ...KEEP,
    values: [
      verdict.id,
      results.modelVersion,
      language,
      JSON.stringify(inputs),
      JSON.stringify(results),
      results.potential,
      results.leadScore,
    ],
  });
  return verdict;
}
