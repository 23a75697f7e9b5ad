import { randomLcg } from 'd3-random';
import planned from '#content/demo/events.json' with { type: 'json' };
import type { Db } from '#data/db.ts';
import { findUserIds } from '#data/queries/accounts/users.ts';
import { insertMembers, listMembers } from '#data/queries/events/event-members.ts';
import { saveSeedEvents } from '#data/queries/events/events.ts';
import { listBoardsPostedTo } from '#data/queries/records/posts.ts';
import { insertEntries, listBoards, listEntries } from '#data/queries/site/catalogue.ts';
import { readClock } from '#data/queries/site/server.ts';
import { addRankingEvent } from '#data/queue.ts';
import { type Catalogue, createCatalogue } from '#domain/catalogue/create-catalogue.ts';
import type { LimitedEvent } from '#domain/catalogue/rows.ts';
import { hashOf } from '#domain/events/assign-team.ts';
import { eventBoards } from '#domain/events/event-boards.ts';
import { type WindowState, windowAt } from '#domain/events/window.ts';
import { type CalendarDate, DEFAULT_TIME_ZONE, dayOf, daysBefore } from '#domain/shared/date.ts';
import { WEEK_MS } from '#domain/shared/time-units.ts';
import { insertRuns, newDemoPlayers } from './demo.ts';
import { demoMembers } from './demo-members.ts';
import type { DemoPlayer } from './demo-players.ts';
import { type Run, runsOnBoard } from './demo-records.ts';
import { demoEventTexts } from './seed-texts.ts';

const LENGTH_DAYS = 14;
const GUESTS_OF = 6; // One in six players takes part.

/**
 * Adds a running event with records from this week, and an announced event, to a demo site. Repeated runs add only what
 * is missing, so that an old demo looks current. Does nothing on any other site.
 */
export async function seedDemoEvents(db: Db): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const now = await readClock(tx);
    const players = newDemoPlayers(now);
    const handles = players.map(({ handle }) => handle);
    const ids = await findUserIds(tx, handles);
    if (ids.size < players.length / 2) return;
    const before = await readCatalogue(tx);
    const today = dayOf(now, DEFAULT_TIME_ZONE);
    const added = [
      ...(findPlayed(before, now, 'open') ? [] : [fortnight(before, 'running', daysBefore(today, 2), 1)]),
      ...(findPlayed(before, now, 'not-begun') ? [] : [fortnight(before, 'announced', daysBefore(today, -LENGTH_DAYS), -1)]),
    ];
    if (added.length > 0) {
      const entries = added.map((content) => ({ kind: 'event' as const, id: content.id, content }));
      await insertEntries(tx, entries);
      const codes = added.map(({ id }) => id);
      await saveSeedEvents(tx, codes);
    }
    const catalogue = await readCatalogue(tx);
    const running = findPlayed(catalogue, now, 'open');
    const isNew = added.some(({ id }) => id === running?.id);
    if (running) await playThisWeek(tx, { catalogue, event: running, players, ids, now, isNew });
  });
}

const readCatalogue = async (tx: Db) => createCatalogue(await listEntries(tx), await listBoards(tx), 0);

/** Returns an event with boards that is in this state. */
const findPlayed = (catalogue: Catalogue, now: Date, state: WindowState): LimitedEvent | undefined =>
  [...catalogue.events.values()].find((event) => windowAt(event, now) === state && eventBoards(catalogue, event).length > 0);

/**
 * Returns a two-week event that starts at 22:00 on the first day. While the code of that day is taken, moves the day
 * back by `stepDays` (forward when negative).
 */
function fortnight(catalogue: Catalogue, plan: keyof typeof planned, firstDay: CalendarDate, stepDays: number) {
  let day = firstDay;
  while (catalogue.events.has(codeOf(day))) day = daysBefore(day, stepDays);
  const startsAt = `${day}T22:00:00+09:00`;
  const endsAt = `${daysBefore(day, -LENGTH_DAYS)}T21:59:59+09:00`;
  return { ...planned[plan], ...demoEventTexts(plan), id: codeOf(day), style: 'standard', startsAt, endsAt, teams: [] };
}

const codeOf = (day: CalendarDate): number => Number(day.slice(2).replaceAll('-', ''));

type Week = {
  readonly catalogue: Catalogue;
  readonly event: LimitedEvent;
  readonly players: readonly DemoPlayer[];
  readonly ids: ReadonlyMap<string, number>;
  readonly now: Date;
  readonly isNew: boolean;
};

/**
 * Adds this week's records on the boards of an event, by players who join with their first record. Does nothing when
 * the event already has records from this week.
 */
async function playThisWeek(tx: Db, { catalogue, event, players, ids, now, isNew }: Week): Promise<void> {
  const from = Math.max(Date.parse(event.startsAt), now.getTime() - WEEK_MS);
  const boards = eventBoards(catalogue, event);
  const posted = await listBoardsPostedTo(tx, new Date(from));
  if (!isNew && boards.some(({ boardId }) => posted.includes(boardId))) return;
  const random = randomLcg(event.id / 1_000_000);
  const guests = players.filter(({ handle }) => ids.has(handle) && hashOf(`${event.id}/${handle}`) % GUESTS_OF === 0);
  const runs = guests
    .flatMap((player) =>
      boards.flatMap((board): Run[] => runsOnBoard(catalogue, board, player, { span: [from, now.getTime()], now, random })),
    )
    .sort((a, b) => a.achievedAt.getTime() - b.achievedAt.getTime());
  await insertRuns(tx, runs, ids);
  const known = new Set((await listMembers(tx, event.id)).map(({ userId }) => userId));
  const posts = runs.map(({ player, boardId, achievedAt }) => ({ userId: ids.get(player.handle) ?? 0, boardId, postedAt: achievedAt }));
  const members = demoMembers(catalogue, posts).filter(({ code, userId }) => code === event.id && !known.has(userId));
  await insertMembers(tx, members);
  await addRankingEvent(tx);
}
