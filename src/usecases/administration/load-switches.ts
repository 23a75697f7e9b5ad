import type { Db } from '#data/db.ts';
import { listSwitches } from '#data/queries/site/switches.ts';
import { type Switches, switchesOf } from '#domain/administration/switches.ts';

export const loadSwitches = async (db: Db): Promise<Switches> => switchesOf(await listSwitches(db));
