/**
 * What a person can read out on the phone; a search by it finds the submission.
 * referenceOf('3f2a91bc-5d1e-4c55-9a0a-4e1b7c2d9f10') // => '3F2A-91BC'
 */
export function referenceOf(id: string): string {
  return `${id.slice(0, 4)}-${id.slice(4, 8)}`.toUpperCase();
}

/**
 * The first digits of the ids that somebody means by a reference or by (the beginning of) an id, in any
 * letters and with or without its hyphens; undefined if it is neither.
 * startOfIdIn('3F2A-91BC') // => '3f2a91bc'
 */
export function startOfIdIn(given: string): string | undefined {
  const digits = given.replaceAll('-', '').toLowerCase();
  return /^[0-9a-f]{8,32}$/.test(digits) ? digits : undefined;
}
