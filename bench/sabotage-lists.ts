import { ANALYSES_FAULTS } from './sabotage-analyses-faults.ts';
import { BACKUP_FAULTS } from './sabotage-backup-faults.ts';
import { COUNTING_FAULTS } from './sabotage-counting-faults.ts';
import { DESK_FAULTS } from './sabotage-desk-faults.ts';
import { type Fault, SERVER_FAULTS } from './sabotage-faults.ts';
import { MY_DATA_FAULTS } from './sabotage-my-data-faults.ts';
import { NEWSLETTER_FAULTS } from './sabotage-newsletter-faults.ts';
import { SHEET_FAULTS } from './sabotage-sheet-faults.ts';
import { SIMULATOR_FAULTS } from './sabotage-simulator-faults.ts';

/** Every fault that is applied to the sources; those of the built page are LOOK_FAULTS. */
export const FAULTS: readonly Fault[] = [
  ...SERVER_FAULTS,
  ...SIMULATOR_FAULTS,
  ...NEWSLETTER_FAULTS,
  ...MY_DATA_FAULTS,
  ...ANALYSES_FAULTS,
  ...SHEET_FAULTS,
  ...COUNTING_FAULTS,
  ...BACKUP_FAULTS,
  ...DESK_FAULTS,
];
