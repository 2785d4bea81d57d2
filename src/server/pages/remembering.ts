const MOST_VALUES = 500;
const LONGEST_VALUE = 200;

/**
 * Browsers send the same few values of a header over and over. Bounded, so that made-up values
 * cannot fill the memory.
 */
export function remembering<Decision>(decide: (header: string | undefined) => Decision) {
  const known = new Map<string | undefined, Decision>();
  return (header: string | undefined): Decision => {
    const before = known.get(header);
    if (before !== undefined) return before;
    const decision = decide(header);
    if (known.size === MOST_VALUES) known.clear();
    if (header === undefined || header.length <= LONGEST_VALUE) known.set(header, decision);
    return decision;
  };
}
