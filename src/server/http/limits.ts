/** How long and how much a single client may occupy the server. */
export const LIMITS = {
  maxConnections: 10_000,
  /** Without a byte in either direction: whoever never reads an answer is gone after this. */
  idleMs: 30_000,
  requestMs: 25_000,
  headersMs: 8_000,
  /** nginx keeps an idle connection to us for 60 s; were ours shorter, it would now and then write into a closing one. */
  keepAliveMs: 65_000,
  /** Node looks for late clients only this often, every 30 s unless told otherwise. */
  lookMs: 1_000,
  /** Requests on one connection whose turn has not come. Browsers and proxies wait for each answer. */
  waitingRequests: 16,
  /** How long an answer may take to leave, however slowly it is read. */
  unsentMs: 120_000,
  bodyBytes: 32 * 1024,
} as const;
