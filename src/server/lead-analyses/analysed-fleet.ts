import { type AnalysedFleet, givenAnswers } from '#domain/leads/analysed-fleet.ts';
import { leadFleet } from '#domain/leads/lead-fleet.ts';
import { encodeState, stateOfStored } from '#domain/simulator/index.ts';
import { pageLink, simulationLink } from '#domain/site/absolute-links.ts';
import type { LeadSubject } from '../deliveries/subject.ts';

interface LeadsFleet {
  analysed: AnalysedFleet;
  /** The same answers in the address of the simulator. */
  query: string;
}

/** From the linked simulation; without one, from what the form asked. */
export function analysedFleet({ answers, simulation }: LeadSubject): LeadsFleet {
  if (simulation === null) {
    const analysed = leadFleet(answers);
    const { mode, inputs } = analysed;
    return { analysed, query: encodeState({ mode, fleet: inputs }) };
  }
  const state = stateOfStored(simulation.inputs);
  const { mode, fleet: inputs } = state;
  const analysed = { inputs, mode, given: givenAnswers(inputs) };
  return { analysed, query: encodeState(state) };
}

/** Opens the simulator with the answers that the analysis was made from. */
export function simulatorLink(lead: LeadSubject, origin: string): string {
  const { language, simulation, simulator_result_id } = lead;
  return simulation !== null && simulator_result_id !== null
    ? simulationLink(origin, language, simulator_result_id)
    : `${pageLink(origin, language, 'simulator')}?${analysedFleet(lead).query}`;
}
