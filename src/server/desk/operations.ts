import { auditList, pageRefused } from './audit-operations.ts';
import type { Operation } from './operation.ts';
import {
  personCorrect,
  personErase,
  personErasure,
  personExport,
  personFind,
} from './person-operations.ts';
import { requestAdd, requestAnswer, requestList } from './request-operations.ts';

/** Everything the desk can be asked; docs/desk.md lists who may ask for what, and a test tries all of it. */
export const OPERATIONS: readonly Operation[] = [
  pageRefused,
  auditList,
  personFind,
  personExport,
  personCorrect,
  personErase,
  personErasure,
  requestList,
  requestAdd,
  requestAnswer,
];
