import type { Pool } from 'pg';

const READ = {
  name: 'read-simulation',
  text: `SELECT id, model_version, language, inputs, results, created_at
    FROM simulator_results WHERE id = $1`,
};

export type StoredSimulation = {
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
