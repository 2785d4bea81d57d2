import { facts } from '../facts/facts.ts';

/** Every figure, name and promise that these words quote. */
export const f = facts('fr');
