import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { KNOWN_FLEETS, type KnownFleet } from '#domain/illustrations/known-fleets.ts';
import { decodeState } from '#domain/simulator/index.ts';
import { builtPages } from './built-site.ts';
import { pageFacts } from './page-facts.ts';

/** Which fleet each page speaks of where it leads to the simulator with one. */
const SPOKEN_OF: Readonly<Record<string, readonly KnownFleet[]>> = {
  '/': ['depot', 'trucks'],
  '/fonctionnement': ['trucks'],
  '/faq': ['depot', 'trucks'],
  '/solutions/flottes': ['delivery', 'depot'],
  '/partenaires/banques': ['depot'],
  '/blog/borne-bidirectionnelle': ['depot'],
  '/blog/turpe-puissance-souscrite': ['delivery'],
  '/blog/une-nuit-au-depot': ['depot'],
  '/blog/valeur-v1g-v2g': ['depot'],
  // Its own tabs and its method.
  '/simulateur': ['initial'],
};

const TO_SIMULATOR = /^(?:(?:\/en|\/fr)?\/simulateur(?:\/methode)?)?\?/;

const withoutLanguage = (path: string) => path.replace(/^\/(?:en|fr)(?=\/|$)/, '') || '/';

test('every link to the simulator opens the fleet that its page speaks of, as it stands', () => {
  const found = builtPages().map(({ file, path }) => {
    const { links } = pageFacts(readFileSync(`dist/${file}`, 'utf8'));
    const opened = links
      .filter(({ href }) => TO_SIMULATOR.test(href))
      .map(({ href }) => openedBy(href.replace(/^[^?]*/, '')));
    return { path, fleets: [...new Set(opened)].sort() };
  });
  expect(found).toEqual(
    found.map(({ path }) => ({ path, fleets: SPOKEN_OF[withoutLanguage(path)] ?? [] })),
  );
});

/** The name of the one fleet that the address carries whole, with nothing to mend. */
function openedBy(query: string): string {
  const { state, ...others } = decodeState(query);
  const nothing = { notes: [], version: 3, hadSecondFleet: false };
  expect({ query, ...others }).toEqual({ query, ...nothing });
  const known = Object.entries(KNOWN_FLEETS).find(
    ([, fleet]) => JSON.stringify(fleet) === JSON.stringify(state.fleet),
  );
  return known?.[0] ?? query;
}
