export interface NamedMetric {
  name: string;
  labels: string[];
}

/** `by (kind)`, `on ()`: whose labels are looked at apart. */
const GROUPING = /\b(?:by|without|on|ignoring|group_left|group_right)\s*\(([^)]*)\)/g;
const WORDS = new Set(['and', 'or', 'unless', 'offset', 'bool', 'by', 'without', 'on', 'ignoring']);
const METRIC = /([a-zA-Z_:][\w:]*)\s*(\(|\{[^}]*\})?/g;

/**
 * The metrics that a query names, each with the labels that it asks for.
 *
 * metricsIn('sum by (kind) (rate(x{status="429"}[5m])) > 0')
 * // => [{ name: 'x', labels: ['status', 'kind'] }]
 */
export function metricsIn(query: string): NamedMetric[] {
  const grouped = [...query.matchAll(GROUPING)].flatMap(([, names = '']) =>
    names.split(',').map((name) => name.trim()),
  );
  const bare = query
    .replaceAll(GROUPING, ' ')
    .replaceAll(/\[[^\]]*\]|\boffset \w+/g, ' ')
    // A number's own letters, as in 1e6.
    .replaceAll(/\b\d[\w.]*/g, ' ');
  return [...bare.matchAll(METRIC)]
    .filter(([, word = '', next = '']) => next !== '(' && !WORDS.has(word))
    .map(([, name = '', selector = '']) => ({
      name,
      labels: [
        ...[...selector.matchAll(/(\w+)\s*(?:=~|!~|!=|=)\s*"/g)].map(([, label = '']) => label),
        ...grouped.filter((label) => label !== ''),
      ],
    }));
}
