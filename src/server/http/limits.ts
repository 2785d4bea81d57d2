/** How long and how much a single client may occupy the server. */
export const LIMITS = {
  connectionTimeout: 30_000,
  requestTimeout: 25_000,
  /** nginx keeps an idle connection to us for 60 s; were ours shorter, it would now and then write into a closing one. */
  keepAliveTimeout: 65_000,
  bodyLimit: 32 * 1024,
  http: {
    headersTimeout: 8_000,
    /** Node looks for late clients only this often, every 30 s unless told otherwise. */
    connectionsCheckingInterval: 1_000,
    /** Node's own refusal would go out without our headers: require-host.ts does it instead. */
    requireHostHeader: false,
  },
} as const;

export const MAX_CONNECTIONS = 10_000;
