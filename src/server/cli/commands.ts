import { backup, restore } from './backup.ts';
import { configCheck } from './config-check.ts';
import { configExample } from './config-example.ts';
import { deliveriesList, deliveriesReplay, destinationsEnable } from './deliveries.ts';
import { dns } from './dns.ts';
import { formsExport } from './forms.ts';
import { leadsExport } from './leads.ts';
import { newsletterExport } from './newsletter.ts';
import { nginx } from './nginx.ts';
import {
  privacyErase,
  privacyExport,
  privacyReadmit,
  privacyRectify,
  retentionRun,
} from './privacy.ts';
import { sessionsEnd, sessionsList } from './sessions.ts';
import { version } from './version.ts';

/** In the order of the help. */
export const COMMANDS = [
  leadsExport,
  formsExport,
  newsletterExport,
  deliveriesList,
  deliveriesReplay,
  destinationsEnable,
  privacyExport,
  privacyErase,
  privacyRectify,
  privacyReadmit,
  sessionsList,
  sessionsEnd,
  retentionRun,
  backup,
  restore,
  dns,
  configCheck,
  configExample,
  nginx,
  version,
];
