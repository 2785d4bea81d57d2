import { configCheck } from './config-check.ts';
import { deliveriesList } from './deliveries-list.ts';
import { deliveriesReplay } from './deliveries-replay.ts';
import { destinationsEnable } from './destinations-enable.ts';
import { dns } from './dns.ts';
import { formsExport } from './forms-export.ts';
import { formsList } from './forms-list.ts';
import { formsShow } from './forms-show.ts';
import { leadsExport } from './leads-export.ts';
import { leadsList } from './leads-list.ts';
import { leadsShow } from './leads-show.ts';
import { newsletterExport } from './newsletter-export.ts';
import { privacyErase } from './privacy-erase.ts';
import { privacyExport } from './privacy-export.ts';
import { privacyReadmit } from './privacy-readmit.ts';
import { privacyRectify } from './privacy-rectify.ts';
import { retentionRun } from './retention-run.ts';

/** In the order of the help. */
export const COMMANDS = [
  leadsList,
  leadsShow,
  leadsExport,
  formsList,
  formsShow,
  formsExport,
  newsletterExport,
  deliveriesList,
  deliveriesReplay,
  destinationsEnable,
  privacyExport,
  privacyErase,
  privacyRectify,
  privacyReadmit,
  retentionRun,
  dns,
  configCheck,
];
