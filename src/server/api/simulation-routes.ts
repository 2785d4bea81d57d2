import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { LANGUAGES } from '#domain/language.ts';
import { SimulationInputs } from '#domain/simulator/simulation-inputs.ts';
import { keepSimulation } from '../simulations/keep-simulation.ts';
import { readSimulation } from '../simulations/read-simulation.ts';
import { parse } from './parse.ts';
import type { OpenApiParts } from './parts.ts';
import { Refused } from './refusal.ts';
import { sendingOf } from './sending.ts';
import { isUuid } from './uuid.ts';

export const SimulationRequest = v.strictObject({
  language: v.picklist(LANGUAGES, 'not-offered'),
  inputs: SimulationInputs,
});

export function simulationRoutes(api: FastifyInstance, parts: OpenApiParts): void {
  api.post('/simulations', async (request, reply) => {
    const body = parse(SimulationRequest, request.body);
    const sent = { endpoint: 'simulations', form: 'simulation', body };
    const verdict = await keepSimulation(parts, body, sendingOf(request, parts, sent));
    if (verdict.kind === 'limited' || verdict.kind === 'key-reused') throw new Refused(verdict);
    return reply.code(201).send({ id: verdict.id });
  });

  api.get<{ Params: { id: string } }>('/simulations/:id', async (request) => {
    const { id } = request.params;
    const simulation = isUuid(id) ? await readSimulation(parts.pool, id) : undefined;
    if (simulation === undefined) throw new Refused({ kind: 'not-found' });
    return simulation;
  });
}
