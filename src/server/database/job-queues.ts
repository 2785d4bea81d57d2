import type { Queue } from 'pg-boss';

/** The queues of pg-boss. A job holds ids only, so that an erasure need not look into jobs. */
export const JOB_QUEUES: readonly Queue[] = [
  { name: 'delivery', retryLimit: 10, heartbeatSeconds: 30 },
];
