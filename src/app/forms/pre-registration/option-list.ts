/** Options in their own order, in the words of a page. */
export function optionList<Value extends string | number>(
  values: readonly Value[],
  texts: Readonly<Record<Value, string>>,
): { value: string; text: string }[] {
  return values.map((value) => ({ value: String(value), text: texts[value] }));
}
