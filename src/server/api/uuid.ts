const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** What PostgreSQL takes for one: anything else in an address would be an error of ours. */
export function isUuid(text: string): boolean {
  return UUID.test(text);
}
