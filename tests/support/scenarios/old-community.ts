import { randomLcg } from 'd3-random';
import { demoValues } from '#data/seeds/demo-values.ts';
import type { Board } from '#domain/catalogue/boards/board.ts';
import { consolesOf } from '#domain/catalogue/boards/consoles-of.ts';
import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { writeCsvLine } from '#domain/catalogue/names/csv-line.ts';
import { type ColumnOf, OLD_COLUMNS, type OldFile, type RowError } from '#domain/import/old-rows.ts';
import { draftReaching } from '#domain/records/draft/draft-reaching.ts';
import { rankKeyOf } from '#domain/records/rank-key.ts';
import { DAY_MS } from '#domain/shared/time-units.ts';

type Cells<File extends OldFile> = Readonly<Partial<Record<ColumnOf<File>, string>>>;
export type PlantedRow = RowError & { readonly line: number };

const PLAYED_FROM = Date.UTC(2014, 10, 4);
const SPAN_MS = 10 * 365 * DAY_MS;
const COMMENTS = ['', 'first try', '橋を後回しにした', 'a "safe" route, then luck', 'two\nlines'];

// Wrong cells in planted rows, with the errors that the import must report.
const WRONG: readonly (Cells<'records'> & { readonly expected: RowError })[] = [
  { player: 'nobody', expected: { column: 'player', code: 'unknown-player' } },
  { player: '', expected: { column: 'player', code: 'required' } },
  { id: 'two words', expected: { column: 'id', code: 'not-an-id' } },
  { stage: '999', expected: { column: 'stage', code: 'unknown-board' } },
  { stage: '201', rule: '47', expected: { column: 'stage', code: 'unknown-board' } },
  { console: 'abacus', expected: { column: 'console', code: 'console-not-offered' } },
  { console: '', expected: { column: 'console', code: 'required' } },
  { posted: '2999-01-01', expected: { column: 'posted', code: 'in-the-future' } },
  { posted: '2023-02-30', expected: { column: 'posted', code: 'not-a-date' } },
  { posted: '', expected: { column: 'posted', code: 'required' } },
  { played: '1999-12-31', expected: { column: 'played', code: 'too-early' } },
  { played: '2026-01-01', expected: { column: 'played', code: 'in-the-future' } },
  { video: 'https://evil.example/x', expected: { column: 'video', code: 'host-not-allowed' } },
  { video: 'http://youtu.be/aaaaaaaaaaa', expected: { column: 'video', code: 'not-https' } },
  { comment: 'x'.repeat(129), expected: { column: 'comment', code: 'too-long' } },
  { comment: 'bell \u0007', expected: { column: 'comment', code: 'forbidden-character' } },
  { splits: 'Gate 1:00', expected: { column: 'splits', code: 'splits-not-offered' } },
  { overseas: 'maybe', expected: { column: 'overseas', code: 'not-yes-or-no' } },
];

/**
 * Returns the files of an invented community, which are always the same for the same arguments. `bad` is the number of
 * records that must be rejected. `planted` lists the expected error for each.
 */
export function oldCommunity(catalogue: Catalogue, { records, bad, players }: { records: number; bad: number; players: number }) {
  const random = randomLcg(0.13);
  const boards = [...catalogue.boards.values()].filter(({ kind, retired }) => kind === 'stage' && !retired);
  const users = Array.from({ length: players }, (_, nth) => ({
    id: `u${nth}`,
    handle: `old-${characters(nth)}`,
    name: '',
    joined: '2014-11-04',
  }));
  const every = Math.floor(records / bad);
  const planted: PlantedRow[] = [];
  let line = 1; // The line of the header.
  const rows = Array.from({ length: records }, (_, nth) => {
    const board = boards[Math.floor(random() * boards.length)] as Board;
    const good = goodRecord(catalogue, board, nth, `u${Math.floor(random() * players)}`, random());
    const wrong = nth % every === 0 && planted.length < bad ? WRONG[planted.length % WRONG.length] : undefined;
    const { expected, ...change } = wrong ?? { expected: undefined };
    const row = { ...good, ...change };
    line += 1;
    if (expected) planted.push({ line, ...expected });
    line += row.comment?.match(/\n/g)?.length ?? 0;
    return row;
  });
  return { users: writeCsv('users', users), records: writeCsv('records', rows), planted };
}

function goodRecord(catalogue: Catalogue, board: Board, nth: number, player: string, quality: number): Cells<'records'> {
  const values = demoValues(catalogue, board, board.consoles[0] ?? 1, quality);
  const { console, timeIs, ...draft } = draftReaching(board, rankKeyOf(board, values)) ?? {};
  const posted = new Date(PLAYED_FROM + (nth / 200_000) * SPAN_MS + quality * DAY_MS);
  return {
    ...{ id: `r${nth}`, player, stage: String(board.refId), rule: String(board.ruleId), posted: posted.toISOString() },
    ...{ score: draft.score, time: draft.time, time_is: timeIs, creatures: draft.creatures, treasure: draft.treasure },
    ...{ own_points: draft.ownPoints, computer_points: draft.computerPoints },
    console: consolesOf(catalogue, board).get(console ?? 0)?.key ?? '',
    comment: COMMENTS[nth % COMMENTS.length] ?? '',
    video: nth % 3 === 0 ? 'https://youtu.be/aaaaaaaaaaa' : '',
  } as Cells<'records'>;
}

/** Returns a file with all its columns, as an operator would supply it. */
export function writeCsv<File extends OldFile>(file: File, rows: readonly Cells<File>[]): string {
  const columns = OLD_COLUMNS[file].map((column) => column.replace('*', '') as ColumnOf<File>);
  const lines = rows.map((row) => writeCsvLine(columns.map((column) => row[column] ?? '')));
  return [writeCsvLine(columns), ...lines, ''].join('\n');
}

// Encodes a number in characters that do not look alike.
const characters = (nth: number): string =>
  Array.from(nth.toString(12).padStart(4, '0'), (digit) => 'acdefghkprst'[Number.parseInt(digit, 12)]).join('');
