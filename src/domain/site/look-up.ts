/**
 * What a table holds under a word that came from outside. Asked directly, a plain object also answers
 * to what every object has.
 * lookUp({ demo: 'Démonstration' }, 'demo')        // => 'Démonstration'
 * lookUp({ demo: 'Démonstration' }, 'constructor') // => undefined
 */
export function lookUp<Value>(table: Readonly<Record<string, Value>>, word: string) {
  return Object.hasOwn(table, word) ? table[word] : undefined;
}
