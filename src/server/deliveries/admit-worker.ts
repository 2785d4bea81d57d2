import type { Admission } from '../database/admission.ts';
import { refuseExcessRights } from '../database/excess-rights.ts';
import { refuseUnreadableList } from '../mail/suppression.ts';

interface Wishes {
  production: boolean;
  tokenSecrets: readonly string[];
}

/** What a worker must find before it sends anything. */
export function admitWorker({ production, tokenSecrets }: Wishes): Admission {
  return async (db) => {
    if (production) await refuseExcessRights(db, 'WORKER_DATABASE_URL');
    await refuseUnreadableList(db, tokenSecrets);
  };
}
