import 'server-only';
import type { Dump } from '#domain/dumps/dump.ts';
import { getDumps } from '#usecases/dumps/get-dumps.ts';
import { deps } from '#web/server/deps.ts';

/** Returns all available dumps, newest first. */
export const readDumps = (): Promise<readonly Dump[]> => getDumps(deps());
