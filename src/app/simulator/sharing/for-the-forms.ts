/** What tells the forms of a simulation, fetched in one piece with the first answer. */
export { keepSimulation } from './keep-simulation.ts';
export { linkToLead } from './link-to-lead.ts';
export { rememberCalculated } from './remember-calculated.ts';
