/** What came of one attempt. `error` is kept and shown: it holds no personal data. */
export type Outcome =
  | { kind: 'delivered' }
  /** Nothing to send any more, or nobody to send it to: not a failure. */
  | { kind: 'skipped'; error: string }
  | { kind: 'failed'; error: string; retryAfterSeconds?: number | undefined }
  /** Will not work at the next attempt either. */
  | { kind: 'refused'; error: string }
  /** The destination asks never to be called again. */
  | { kind: 'gone'; error: string };
