import type { Fault } from './fault.ts';
import { DATABASE_FAULTS } from './faults/database-faults.ts';
import { MACHINE_FAULTS } from './faults/machine-faults.ts';
import { PROCESS_FAULTS } from './faults/process-faults.ts';
import { REQUEST_FAULTS } from './faults/request-faults.ts';
import { WORK_FAULTS } from './faults/work-faults.ts';

/** The faults in the order in which they are caused. Together they make every alert fire. */
export const FAULTS: readonly Fault[] = [...MACHINE_FAULTS, ...PROCESS_FAULTS, ...REQUEST_FAULTS, ...WORK_FAULTS, ...DATABASE_FAULTS];
