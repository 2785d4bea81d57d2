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
import { leadsExport, leadsList } from './lead-list.ts';
import { leadShow } from './lead-show.ts';
import { leadNext, leadNote, leadRelease, leadStatus, leadTake, leadUntake } from './lead-work.ts';
import { healthRead, numbersRead } from './number-operations.ts';
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
  leadsList,
  leadsExport,
  leadShow,
  leadTake,
  leadUntake,
  leadStatus,
  leadNext,
  leadNote,
  leadRelease,
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
  numbersRead,
  healthRead,
  personFind,
  personExport,
  personCorrect,
  personErase,
  personErasure,
  requestList,
  requestAdd,
  requestAnswer,
];
