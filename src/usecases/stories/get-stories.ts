import { listShownTotal, type ShownTotalRow } from '#data/queries/rankings/shown-totals.ts';
import { listNewRecordRows } from '#data/queries/records/recent-records.ts';
import { listOvertakings, type OvertakingRow } from '#data/queries/stories/overtakings.ts';
import { GRAND_TOTAL } from '#domain/catalogue/boards/total-boards.ts';
import { dayOf, daysBefore, startOfDay } from '#domain/shared/date.ts';
import { classUps } from '#domain/stories/class-ups.ts';
import { climberOf } from '#domain/stories/climber.ts';
import { upsetOf } from '#domain/stories/upset.ts';
import { FEED_DAYS, type FeedSubject, QUIET_ROWS, type WeekFeed, weekFeed } from '#domain/stories/week-feed.ts';
import type { Deps } from '#usecases/deps.ts';
import { getPastStandings, type PastStandings } from './get-past-standings.ts';
import { type RecordContext, readContext, recordSubject, type WeekRecord, weekRecords } from './week-records.ts';

const MOST_RECORDS = 300; // The newest records of a week that are weighed.
const MOST_FIRST_PLACES = 12; // First places that are searched for one that beat another record.
const EVERYBODY = 1_000_000_000;

/** A player who reached a higher class this week. */
export type Promotion = FeedSubject & {
  readonly player: ShownTotalRow;
  readonly from: number;
  readonly to: number;
  readonly points: number; // points won in four weeks
};

export type FeedItem = WeekRecord | Promotion;

/** A climber's rows then and now, and the points every few days between them, oldest first. */
export type Climber = {
  readonly player: ShownTotalRow;
  readonly placeBefore: number;
  readonly since: string; // day of the earlier ranking
  readonly points: readonly number[];
};

/** The news of the week. No record is told twice, and nobody without a name is named. */
export type Stories = RecordContext & {
  readonly newest: WeekRecord | undefined; // newest world record, which may be older than a week
  readonly upset: (Omit<OvertakingRow, 'postedAt'> & { readonly postedAt: number }) | undefined;
  readonly climber: Climber | undefined;
  readonly feed: WeekFeed<FeedItem>;
  readonly quiet: readonly WeekRecord[]; // newest records, only after a week without any
};

/** Returns the news of the last seven days. Must be called on a database snapshot. */
export async function getStories(snapshot: Deps, now: Date): Promise<Stories> {
  const { db, siteZone } = snapshot;
  const catalogue = await snapshot.catalogue();
  const since = startOfDay(daysBefore(dayOf(now, siteZone), FEED_DAYS - 1), siteZone);
  const list = async (limit: number, kind: 'all' | 'first', from?: Date) =>
    weekRecords(
      catalogue,
      await listNewRecordRows(db, { boardIds: null, after: null, limit, ...(from && { since: from }) }, kind, now),
      siteZone,
    );
  const records = await list(MOST_RECORDS, 'all', since);
  const isWorldRecord = ({ kind }: WeekRecord) => kind === 'world-record';
  const newest = records.find(isWorldRecord) ?? (await list(MOST_FIRST_PLACES, 'first')).find(isWorldRecord);
  const shownElsewhere = new Set(newest ? [newest.record.recordId] : []);
  const overtakings = (await listOvertakings(db, since)).map((each) => ({ ...each, postedAt: each.postedAt.getTime() }));
  const upset = upsetOf(overtakings, shownElsewhere);

  const past = await getPastStandings(snapshot, now);
  const present = await listShownTotal(db, GRAND_TOTAL, 1, EVERYBODY);
  const subjects = new Set([...shownElsewhere, ...(upset ? [upset.recordId] : [])].map(recordSubject));
  const feed = weekFeed<FeedItem>([...records, ...promotionsOf(past, present, since)], subjects);
  const quiet =
    records.length > 0 ? [] : (await list(QUIET_ROWS + 1, 'all')).filter(({ subject }) => !subjects.has(subject)).slice(0, QUIET_ROWS);
  const shown = [...(newest ? [newest] : []), ...feed.stories, ...feed.folded].filter((item) => 'record' in item);
  return { newest, upset, climber: findClimber(past, present), feed, quiet, ...(await readContext(snapshot, shown)) };
}

/** A promotion counts only for players who posted in the week, because others only moved with the borders. */
function promotionsOf({ month, weekClasses }: PastStandings, present: readonly ShownTotalRow[], since: Date): Promotion[] {
  const players = new Map(
    present.filter(({ name, newestAt }) => name !== null && newestAt >= since).map((player) => [player.userId, player]),
  );
  const before = new Map(month[0]?.lines.map(({ userId, points }) => [userId, points]));
  const later = new Map(
    [...players.values()].flatMap(({ userId, rankClass }) => (rankClass === null ? [] : [[userId, rankClass] as const])),
  );
  return classUps(weekClasses, later).flatMap(({ userId, from, to }) => {
    const player = players.get(userId);
    if (!player) return [];
    const points = player.points - (before.get(userId) ?? 0);
    return [{ kind: 'class-up' as const, subject: `player ${userId}`, at: player.newestAt.getTime(), player, from, to, points }];
  });
}

function findClimber({ month }: PastStandings, present: readonly ShownTotalRow[]): Climber | undefined {
  const [first] = month;
  const best = first && climberOf(first.lines, present);
  if (!best) return undefined;
  const { before, after: player } = best;
  const then = month.map(({ lines }) => lines.find(({ userId }) => userId === player.userId)?.points ?? 0);
  return { player, placeBefore: before.rank, since: first.day, points: [...then, player.points] };
}
