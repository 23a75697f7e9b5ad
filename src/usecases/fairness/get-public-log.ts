import { readFairnessStats } from '#data/queries/moderation/fairness-stats.ts';
import { findFirstAudit, type LogRow, listPublicLog } from '#data/queries/moderation/public-log.ts';
import { readClock } from '#data/queries/site/server.ts';
import {
  isAdminVerb,
  type LogFilter,
  type LogThing,
  type LogVerb,
  logVerbOf,
  type NamedPerson,
  namedInLog,
  thingOf,
} from '#domain/fairness/public-log.ts';
import type { FairnessStats } from '#domain/fairness/stats.ts';
import { FIRST_YEAR } from '#domain/rankings/filter.ts';
import { endOfYear, yearOf } from '#domain/shared/date.ts';
import { err, ok, type Result } from '#domain/shared/result.ts';
import type { Deps } from '#usecases/deps.ts';
import { readSnapshot } from '#usecases/read-snapshot.ts';

/** An entry in the public log. */
export type LogEntry = {
  readonly id: string;
  readonly at: Date;
  readonly verb: LogVerb;
  readonly by: 'author' | 'peers' | 'moderator' | 'admin' | 'site';
  readonly who: NamedPerson | null; // who acted; null for peers, the site itself or a hidden name
  readonly whom: NamedPerson | null; // record's author or affected player; null if none or hidden
  readonly recordId: string | null;
  readonly boardId: number | null;
  readonly reason: string | null; // code of the action's reason
  readonly text: string | null;
  readonly scope: string | null; // scope of a ban
  readonly until: Date | null; // end of a ban
  readonly outcome: string | null; // outcome of an appeal
  readonly role: string | null; // new role of the player
  readonly thing: LogThing | null; // subject that is neither a record nor a person
  readonly isOn: boolean | null; // new position of a switch
  readonly changed: number | null; // number of changed catalogue entries
};

export type PublicLog = {
  readonly filter: LogFilter;
  readonly entries: readonly LogEntry[];
  readonly next: string | null; // cursor for the next page; null on the last page
  readonly years: readonly number[]; // selectable years, newest first
  readonly stats: FairnessStats; // statistics for the selected year, or for all time
};

export const LOG_PAGE_SIZE = 50;

/**
 * Returns a page of actions on records, people and the site, newest first. Returns 'bad-filter' for a year out of
 * range.
 */
export function getPublicLog(
  deps: Deps,
  filter: LogFilter,
  { after, limit = LOG_PAGE_SIZE }: { readonly after?: string; readonly limit?: number } = {},
): Promise<Result<PublicLog, 'bad-filter'>> {
  return readSnapshot(deps, async ({ db, siteZone }) => {
    const { verb, year } = filter;
    const thisYear = yearOf(await readClock(db), siteZone);
    if (year !== undefined && (year < FIRST_YEAR || year > thisYear)) return err('bad-filter');
    const firstYear = yearOf((await findFirstAudit(db)) ?? (await readClock(db)), siteZone);
    const window = year === undefined ? {} : { from: beginOf(year, siteZone), to: beginOf(year + 1, siteZone) };
    const asked = { ...window, ...(verb && { verb }), ...(after !== undefined && { before: after }), limit: limit + 1 };
    const rows = await listPublicLog(db, asked);
    const shown = rows.slice(0, limit);
    return ok({
      filter,
      entries: shown.flatMap((row) => toEntry(row) ?? []),
      next: rows.length > limit ? (shown.at(-1)?.auditId ?? null) : null,
      years: Array.from({ length: thisYear - Math.min(firstYear, thisYear) + 1 }, (_, index) => thisYear - index),
      stats: await readFairnessStats(db, window),
    });
  });
}

const beginOf = (year: number, zone: string): Date => new Date(endOfYear(year - 1, zone).getTime() + 1);

/** Converts a row of the audit log to a public entry. Returns undefined for a row that is not published. */
export function toEntry(row: LogRow): LogEntry | undefined {
  const verb = logVerbOf(row);
  if (!verb) return undefined;
  const { detail } = row;
  const by =
    detail.by === 'author'
      ? 'author'
      : detail.by === 'peer'
        ? 'peers'
        : row.actor === null
          ? 'site'
          : isAdminVerb(verb)
            ? 'admin'
            : 'moderator';
  return {
    id: row.auditId,
    at: row.at,
    verb,
    by,
    who: by === 'peers' ? null : namedInLog(row.actor), // Peers stay anonymous.
    whom: namedInLog(row.subject),
    recordId: row.recordId,
    boardId: row.boardId,
    reason: textIn(detail.reason),
    text: row.text,
    scope: textIn(detail.scope),
    until: row.banEndsAt,
    outcome: textIn(detail.outcome),
    role: verb === 'change-role' ? textIn(detail.to) : null,
    thing: thingOf(row),
    isOn: typeof detail.to === 'boolean' ? detail.to : null,
    changed: typeof detail.changed === 'number' ? detail.changed : null,
  };
}

const textIn = (value: unknown): string | null => (typeof value === 'string' ? value : null);
