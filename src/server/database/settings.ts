import * as v from 'valibot';

const databaseUrl = v.pipe(
  v.string(),
  v.check(
    (given) => URL.canParse(given) && /^postgres(ql)?:$/.test(new URL(given).protocol),
    "be an address such as 'postgresql://user:password@host/database'",
  ),
);

export const databaseEntries = {
  /** The owner of the tables: migrations and the command line. */
  DATABASE_URL: v.optional(databaseUrl),
  API_DATABASE_URL: v.optional(databaseUrl),
  WORKER_DATABASE_URL: v.optional(databaseUrl),
};

const connections = v.pipe(
  v.string(),
  v.check((given) => /^[1-9]\d{0,2}$/.test(given), 'be a whole number from 1 to 999'),
  v.transform(Number),
);

/** How many connections one process of the API may hold. */
export const connectionEntries = { DATABASE_CONNECTIONS: v.optional(connections, '10') };

type Given = Partial<Record<keyof typeof databaseEntries, string | undefined>>;

/** One URL is enough to try things out; without any there are pages and no API. */
export function databasesFrom({ DATABASE_URL, API_DATABASE_URL, WORKER_DATABASE_URL }: Given) {
  const any = DATABASE_URL ?? API_DATABASE_URL ?? WORKER_DATABASE_URL;
  if (any === undefined) return undefined;
  return {
    owner: DATABASE_URL ?? any,
    api: API_DATABASE_URL ?? any,
    worker: WORKER_DATABASE_URL ?? any,
  };
}
