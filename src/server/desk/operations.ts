import {
  analysisApprove,
  analysisDecline,
  analysisPreview,
  analysisRevoke,
} from './analysis-operations.ts';
import { auditList, pageRefused } from './audit-operations.ts';
import {
  deliveriesList,
  deliveriesReplay,
  destinationsSwitch,
  destinationsTest,
  destinationsTested,
} from './delivery-operations.ts';
import type { Operation } from './operation.ts';
import {
  personCorrect,
  personErase,
  personErasure,
  personExport,
  personFind,
} from './person-operations.ts';
import { requestResend } from './request-deliveries.ts';
import { requestsList } from './request-list.ts';
import { requestRelease } from './request-release.ts';
import { requestShow } from './request-show.ts';
import { rightsAdd, rightsAnswer, rightsList } from './rights-operations.ts';

/** Everything the desk can be asked; docs/desk.md lists who may ask for what, and a test tries all of it. */
export const OPERATIONS: readonly Operation[] = [
  pageRefused,
  requestsList,
  requestShow,
  requestRelease,
  requestResend,
  analysisPreview,
  analysisApprove,
  analysisDecline,
  analysisRevoke,
  auditList,
  deliveriesList,
  deliveriesReplay,
  destinationsSwitch,
  destinationsTest,
  destinationsTested,
  personFind,
  personExport,
  personCorrect,
  personErase,
  personErasure,
  rightsList,
  rightsAdd,
  rightsAnswer,
];
