import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import type { Db } from '#data/db.ts';

const TICKS_PER_SECOND = 100; // USER_HZ on Linux

/**
 * Returns the CPU seconds that this process and the sessions of its database have used. On a shared machine they vary
 * less than elapsed times. Sessions on another machine are not counted.
 */
export async function cpuSeconds(db: Db): Promise<number> {
  const { rows } = await sql<{ pid: number }>`select pid from pg_stat_activity where datname = current_database()`.execute(db);
  const { user, system } = process.cpuUsage();
  return rows.reduce((sum, { pid }) => sum + ticksOf(pid) / TICKS_PER_SECOND, (user + system) / 1e6);
}

function ticksOf(pid: number): number {
  try {
    // Fields 14 and 15, counted after the name in brackets: user and system time.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return Number(fields[11]) + Number(fields[12]);
  } catch {
    return 0;
  }
}
