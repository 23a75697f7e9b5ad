import { readFairnessStats } from '#data/queries/fairness-stats.ts';
import { findFirstAudit, type LogRow, listPublicLog } from '#data/queries/public-log.ts';
import { readClock } from '#data/queries/server.ts';
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

/** A public log entry. */
export type LogEntry = {
  readonly id: string;
  readonly at: Date;
  readonly verb: LogVerb;
  readonly by: 'author' | 'peers' | 'moderator' | 'admin' | 'site';
  readonly who: NamedPerson | null; // null: peers, the site itself, or a hidden name
  readonly whom: NamedPerson | null; // the record's author or the person concerned; null as above
  readonly recordId: string | null;
  readonly boardId: number | null;
  readonly reason: string | null; // a reason code
  readonly text: string | null;
  readonly scope: string | null; // of a ban
  readonly until: Date | null; // its end
  readonly outcome: string | null; // of an appeal
  readonly role: string | null; // the new role
  readonly thing: LogThing | null; // the subject, if neither a record nor a person
  readonly isOn: boolean | null; // the new position of a switch
  readonly changed: number | null; // entries of the catalogue
};

export type PublicLog = {
  readonly filter: LogFilter;
  readonly entries: readonly LogEntry[];
  readonly next: string | null; // cursor of the next page; null on the last page
  readonly years: readonly number[]; // selectable years, newest first
  readonly stats: FairnessStats; // of the selected year, or of all time
};

export const LOG_PAGE_SIZE = 50;

/** Actions on records, people and the site, newest first, by page; a year out of range is 'bad-filter'. */
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

function toEntry(row: LogRow): LogEntry | undefined {
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
    who: by === 'peers' ? null : namedInLog(row.actor), // peers are not named
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
