/**
 * What a person can read out on the phone; a search by it finds the submission.
 * referenceOf('3f2a91bc-5d1e-4c55-9a0a-4e1b7c2d9f10') // => '3F2A-91BC'
 */
export function referenceOf(id: string): string {
  return `${id.slice(0, 4)}-${id.slice(4, 8)}`.toUpperCase();
}

/**
 * How the ids begin that somebody means by a reference or by (the beginning of) an id, in any letters;
 * undefined if it is neither.
 * startOfIdIn('3F2A-91BC') // => '3f2a91bc'
 */
export function startOfIdIn(given: string): string | undefined {
  if (!/^[0-9a-f-]{8,36}$/i.test(given)) return undefined;
  return given.toLowerCase().replace(/^([0-9a-f]{4})-([0-9a-f]{4})$/, '$1$2');
}
