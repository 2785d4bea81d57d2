import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { SimulationInputs } from '#domain/simulator/index.ts';
import { LANGUAGES } from '#domain/site/language.ts';
import { readSimulation, storeSimulation } from '../simulations/stored-simulations.ts';
import type { ConnectedApiDependencies } from './api-dependencies.ts';
import { Refused } from './api-errors.ts';
import { idempotentRequest } from './idempotent-request.ts';
import { isUuid, parse } from './parse.ts';

export const SimulationRequest = v.strictObject({
  language: v.picklist(LANGUAGES, 'not-offered'),
  inputs: SimulationInputs,
});

export function simulationRoutes(
  api: FastifyInstance,
  dependencies: ConnectedApiDependencies,
): void {
  api.post('/simulations', async (request, reply) => {
    const body = parse(SimulationRequest, request.body);
    const submission = { endpoint: 'simulations', form: 'simulation', body };
    const idempotent = idempotentRequest(request, dependencies, submission);
    const verdict = await storeSimulation(dependencies, body, idempotent);
    if (verdict.kind === 'limited' || verdict.kind === 'key-reused') throw new Refused(verdict);
    return reply.code(201).send({ id: verdict.id });
  });

  api.get<{ Params: { id: string } }>('/simulations/:id', async (request) => {
    const { id } = request.params;
    const simulation = isUuid(id) ? await readSimulation(dependencies.pool, id) : undefined;
    if (simulation === undefined) throw new Refused({ kind: 'not-found' });
    return simulation;
  });
}
