import type { Queue } from 'pg-boss';
import { SERVICE_QUEUES } from '../deliveries/queues.ts';

/** The queues of pg-boss. A job holds ids only, so that an erasure need not look into jobs. */
export const JOB_QUEUES: readonly Queue[] = SERVICE_QUEUES;
