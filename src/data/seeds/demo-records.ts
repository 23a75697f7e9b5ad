import { randomNormal } from 'd3-random';
import type { NewRecord } from '#data/queries/records/records.ts';
import type { Board } from '#domain/catalogue/boards/board.ts';
import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import type { RecordValues } from '#domain/records/draft/record-values.ts';
import { rankKeyOf } from '#domain/records/rank-key.ts';
import type { Split } from '#domain/records/splits.ts';
import type { RecordState } from '#domain/records/states.ts';
import { DAY_MS } from '#domain/shared/time-units.ts';
import { demoComment } from './demo-names.ts';
import type { DemoPlayer } from './demo-players.ts';
import { demoValues } from './demo-values.ts';

export type Run = Omit<NewRecord, 'userId' | 'policyRevision' | 'ruleRevision'> & { readonly player: DemoPlayer };

/** Returns about `count` runs in the order of posting. They reflect skill, practice, favourites and popular boards. */
export function demoRuns(catalogue: Catalogue, players: readonly DemoPlayer[], count: number, now: Date, random: () => number): Run[] {
  const boards = [...catalogue.boards.values()].filter((board) => !board.retired);
  const activity = players.reduce((sum, player) => sum + player.activity, 0);
  const runs = players.flatMap((player) => {
    const wanted = (count * player.activity) / activity;
    const open = boards
      .map((board) => ({ board, draw: attraction(catalogue, board, player) * random() }))
      .filter(({ draw }) => draw > 0)
      .sort((a, b) => b.draw - a.draw);
    const own: Run[] = [];
    for (const { board } of open) {
      if (own.length >= wanted) break;
      own.push(...runsOnBoard(catalogue, board, player, { span: span(catalogue, board, player), now, random }));
    }
    return own;
  });
  return runs.sort((a, b) => a.achievedAt.getTime() - b.achievedAt.getTime());
}

/** Returns how attractive a board is to a player, or 0 when the board was not open while the player was active. */
function attraction(catalogue: Catalogue, board: Board, player: DemoPlayer): number {
  const [from, to] = span(catalogue, board, player);
  if (from >= to) return 0;
  const liked = player.favourites.includes(board.seriesId) ? 3 : 1;
  if (board.kind !== 'stage') return board.kind === 'event' ? 1.2 : 0.5 * liked;
  const counted = board.countsSince === null ? 0.15 : 1;
  const home = catalogue.stages.get(board.refId)?.rule === board.ruleId ? 1 : 0.5;
  // The first stages of each game are the most popular.
  return liked * counted * home * (0.6 + 1.8 / (1 + ((board.refId - 1) % 20)));
}

type RunOptions = { readonly span: readonly [from: number, to: number]; readonly now: Date; readonly random: () => number };

/**
 * Returns one to five runs of a player on a board within a time span in milliseconds. Later runs tend to be closer to
 * the player's potential.
 */
export function runsOnBoard(catalogue: Catalogue, board: Board, player: DemoPlayer, { span: [from, to], now, random }: RunOptions): Run[] {
  const talent = randomNormal.source(random)(player.skill, 0.09)();
  const tries = 1 + Math.floor(random() ** 2 * 5);
  const dates = Array.from({ length: tries }, () => from + (to - from) * random()).sort((a, b) => a - b);
  const consoles = board.consoles;
  const console = consoles[Math.floor(random() ** 1.5 * consoles.length)] ?? consoles[0] ?? 1;

  return dates.map((at, index) => {
    // Every further try closes part of the gap to this player's potential.
    const quality = Math.min(1, Math.max(0, talent * (1 - 0.25 * random() * 0.6 ** index)));
    const values = demoValues(catalogue, board, console, quality);
    const postedAt = new Date(at);
    return {
      player,
      boardId: board.boardId,
      console,
      values,
      rankKey: rankKeyOf(board, values),
      overseasEdition: false,
      comment: demoComment(random),
      videoUrl: (random() < 0.2 + 0.6 * quality ** 3 ? demoVideo(random) : null) ?? runVideo(board, values),
      splits: board.kind === 'speedrun' && values.timeMs !== null ? demoSplits(values.timeMs) : null,
      state: demoState(now.getTime() - at, random),
      postedAt,
      achievedAt: postedAt,
    };
  });
}

/** Returns the time span in which a player could post on a board, in milliseconds. */
function span(catalogue: Catalogue, board: Board, player: DemoPlayer): [number, number] {
  const event = board.kind === 'event' ? catalogue.events.get(catalogue.eventStages.get(board.refId)?.event ?? 0) : undefined;
  const opened = event ? Date.parse(event.startsAt) : Date.UTC(board.countsSince ?? 2014, 0, 3);
  const closed = event ? Date.parse(event.endsAt) : Number.POSITIVE_INFINITY;
  return [Math.max(opened, player.joinedAt.getTime()), Math.min(closed, player.lastAt.getTime())];
}

function demoState(ageMs: number, random: () => number): RecordState {
  const roll = random();
  if (roll < 0.008) return 'declined';
  if (roll < 0.014) return 'withdrawn';
  if (ageMs < 30 * DAY_MS) return roll < 0.2 ? 'checked' : 'posted';
  return roll < 0.5 ? 'verified' : roll < 0.7 ? 'checked' : 'posted';
}

// Speedruns always have a video. Its id is derived from the run time, so that no other random result changes.
const runVideo = ({ kind }: Board, { timeMs }: RecordValues) =>
  kind === 'speedrun' ? demoVideo(() => ((timeMs ?? 0) % 999_983) / 999_983) : null;

const demoVideo = (random: () => number) =>
  `https://youtu.be/demo${Math.floor(random() * 36 ** 7)
    .toString(36)
    .padStart(7, '0')}`;

const MARKS = ['First gate', 'Spring', 'Bridge', 'Old cellar', 'Last light'];
const MS = 1_000;

/**
 * Returns plausible splits for a run, or null for one run in seven. They are derived from the run time, so that no
 * other random result changes.
 */
function demoSplits(timeMs: number): readonly Split[] | null {
  const grain = Math.floor(timeMs / 10);
  if (grain % 7 === 0) return null;
  return MARKS.map((name, index) => {
    const isLast = index === MARKS.length - 1;
    const wobble = isLast ? 0 : (((grain >> (2 * index)) % 7) - 3) / 400; // The offset varies the pace between marks.
    return { name, atMs: isLast ? timeMs : Math.round((timeMs * ((index + 1) / MARKS.length + wobble)) / MS) * MS };
  });
}
