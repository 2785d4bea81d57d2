import type { Pool } from 'pg';
import { leadScore } from '#domain/leads/simulator-score.ts';
import type { SimulationInputs } from '#domain/simulator/index.ts';
import type { Language } from '#domain/site/language.ts';
import {
  IDEMPOTENCY_CTES,
  type IdempotentRequest,
  insertIdempotently,
  VERDICT_COLUMNS,
  type Verdict,
} from '../database/idempotent-insert.ts';
import type { ModelThread } from './model-thread.ts';

const CLAIM = {
  name: 'claim-simulation',
  text: `WITH ${IDEMPOTENCY_CTES} SELECT ${VERDICT_COLUMNS} FROM over_limit LEFT JOIN claimed ON true`,
};

const STORE = {
  name: 'keep-simulation',
  text: `INSERT INTO simulator_results
    (id, model_version, language, inputs, results, potential, lead_score)
    VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (id) DO NOTHING`,
};

interface Dependencies {
  pool: Pool;
  model: Pick<ModelThread, 'run'>;
}

interface Simulation {
  language: Language;
  inputs: SimulationInputs;
}

/**
 * Counts against the limits first, because computing is expensive. A repeat is answered with the stored
 * simulation, and computed only if the first request got no further than claiming its key.
 */
export async function storeSimulation(
  { pool, model }: Dependencies,
  { language, inputs }: Simulation,
  request: IdempotentRequest,
): Promise<Verdict> {
  const { verdict } = await insertIdempotently(pool, CLAIM, request);
  if (verdict.kind === 'limited' || verdict.kind === 'key-reused') return verdict;
  if (verdict.kind === 'replayed' && (await readSimulation(pool, verdict.id))) return verdict;
  const results = await model.run(inputs);
  await pool.query({
    ...STORE,
    values: [
      verdict.id,
      results.modelVersion,
      language,
      JSON.stringify(inputs),
      JSON.stringify(results),
      results.potential,
      leadScore(inputs, inputs.mode),
    ],
  });
  return verdict;
}

const READ = {
  name: 'read-simulation',
  text: `SELECT id, model_version, language, inputs, results, created_at
    FROM simulator_results WHERE id = $1`,
};

type StoredSimulation = {
  id: string;
  model_version: string;
  language: string;
  inputs: unknown;
  results: unknown;
  created_at: Date;
};

export async function readSimulation(
  pool: Pool,
  id: string,
): Promise<StoredSimulation | undefined> {
  const { rows } = await pool.query<StoredSimulation>({ ...READ, values: [id] });
  return rows[0];
}
