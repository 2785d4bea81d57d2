/**
 * The fields of a SELECT by their names in the answer, some of which are worked out.
 * selectList(['id', 'points'], { points: 'a + b' }) // => 'id, a + b AS points'
 */
export function selectList<const Name extends string>(
  names: readonly Name[],
  computed: Partial<Record<NoInfer<Name>, string>>,
): string {
  return names
    .map((name) => (computed[name] === undefined ? name : `${computed[name]} AS ${name}`))
    .join(', ');
}
