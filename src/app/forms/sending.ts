/** A key, and what was said under it. */
export interface Sending {
  key: string;
  said?: string | undefined;
}

export const newSending = (): Sending => ({ key: crypto.randomUUID() });

/** Said again unchanged, it keeps its key and is counted once; changed, it is another sending. */
export function sameOrNew(last: Sending | undefined, content: object): Sending {
  const said = JSON.stringify(content);
  const { key, said: before = said } = last ?? newSending();
  return { said, key: before === said ? key : newSending().key };
}
