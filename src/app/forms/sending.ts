/** A key, and a mark of what was said under it: the words themselves have no place in storage. */
export interface Sending {
  key: string;
  said?: number | undefined;
}

export const newSending = (): Sending => ({ key: crypto.randomUUID() });

/** Said again unchanged, it keeps its key and is counted once; changed, it is another sending. */
export function sameOrNew(last: Sending | undefined, content: unknown): Sending {
  const said = markOf(JSON.stringify(content));
  const { key, said: before = said } = last ?? newSending();
  return { said, key: before === said ? key : newSending().key };
}

/** Equal for equal texts, and as good as never for others. */
function markOf(text: string): number {
  let mark = 0;
  for (let at = 0; at < text.length; at++) mark = (Math.imul(mark, 31) + text.charCodeAt(at)) | 0;
  return mark;
}
