import type { Board } from '#domain/catalogue/boards/board.ts';
import { consolesOf } from '#domain/catalogue/boards/consoles-of.ts';
import { boardsOfStage, speedrunBoard, stageBoard } from '#domain/catalogue/boards/find-board.ts';
import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { ALL_CONSOLES } from '#domain/rankings/filter.ts';
import { type CheckedDraft, checkDraft } from '#domain/records/draft/check-draft.ts';
import type { DraftField, RecordDraft } from '#domain/records/draft/record-draft.ts';
import { readOldMoment } from './old-moment.ts';
import { type ColumnOf, findIdError, type RowError, type RowRead, refusedRow } from './old-rows.ts';

type Cells = Readonly<Record<ColumnOf<'records'>, string>>;

/** A valid record from the old site, with its original posting time. */
export type OldRecord = {
  readonly oldId: string;
  readonly player: string; // The player's id on the old site.
  readonly board: Board;
  readonly checked: CheckedDraft;
  readonly postedAt: Date;
};

const LONGEST = 4_000; // Maximum length of a cell in UTF-16 code units. The posting rules limit each text further.
const YES_OR_NO: Readonly<Record<string, boolean>> = { '': false, no: false, yes: true };
const DIGITS = /^\d{1,9}$/;

const COLUMNS: Readonly<Record<DraftField, ColumnOf<'records'> | ''>> = {
  score: 'score',
  time: 'time',
  creatures: 'creatures',
  treasure: 'treasure',
  ownPoints: 'own_points',
  computerPoints: 'computer_points',
  console: 'console',
  achievedOn: 'played',
  comment: 'comment',
  videoUrl: 'video',
  splits: 'splits',
  board: 'stage',
  uploadId: '',
};

/** Parses a line in the records file with the posting rules as of the original posting time. */
export function readOldRecord(cells: Cells, catalogue: Catalogue, now: Date, zone: string): RowRead<OldRecord> {
  const tooLong = Object.entries(cells).find(([, cell]) => cell.length > LONGEST);
  if (tooLong) return refusedRow({ column: tooLong[0], code: 'too-long' });
  const wrongShape = [...findIdError('id', cells.id), ...findIdError('player', cells.player), ...choiceErrors(cells)];
  const postedAt = cells.posted === '' ? ({ ok: false, error: 'required' } as const) : readOldMoment(cells.posted, now, zone);
  if (!postedAt.ok) wrongShape.push({ column: 'posted', code: postedAt.error });
  const board = boardOf(catalogue, cells);
  if (!board) wrongShape.push({ column: cells.speedrun === '' ? 'stage' : 'speedrun', code: 'unknown-board' });
  if (!board || !postedAt.ok) return refusedRow(...wrongShape);

  const draft = { ...draftOf(cells), console: consoleOf(catalogue, board, cells.console) };
  const checked = checkDraft(board, draft, { now: postedAt.value, zone, purpose: 'post' });
  const errors = [
    ...wrongShape,
    ...(checked.ok ? [] : checked.errors.map(({ field, code }) => ({ column: columnOf(field, cells), code }))),
  ];
  if (!checked.ok || errors.length > 0) return refusedRow(...errors);
  return { ok: true, value: { oldId: cells.id, player: cells.player, board, checked: checked.value, postedAt: postedAt.value } };
}

const choiceErrors = (cells: Cells): RowError[] => [
  ...(Object.hasOwn(YES_OR_NO, cells.overseas) ? [] : [{ column: 'overseas', code: 'not-yes-or-no' }]),
  ...(['', 'elapsed', 'left'].includes(cells.time_is) ? [] : [{ column: 'time_is', code: 'not-elapsed-or-left' }]),
];

// Finds the board for a line. Without a rule, the stage's home rule applies.
function boardOf(catalogue: Catalogue, { stage, rule, speedrun }: Cells): Board | undefined {
  if (speedrun !== '') return DIGITS.test(speedrun) && stage === '' && rule === '' ? speedrunBoard(catalogue, Number(speedrun)) : undefined;
  if (!DIGITS.test(stage)) return undefined;
  if (rule === '') return boardsOfStage(catalogue, Number(stage))[0];
  return DIGITS.test(rule) ? stageBoard(catalogue, Number(stage), Number(rule)) : undefined;
}

const draftOf = (cells: Cells): RecordDraft => ({
  score: cells.score,
  time: cells.time,
  timeIs: cells.time_is === 'left' ? 'left' : 'elapsed',
  creatures: cells.creatures,
  treasure: cells.treasure,
  ownPoints: cells.own_points,
  computerPoints: cells.computer_points,
  overseasEdition: YES_OR_NO[cells.overseas] === true,
  achievedOn: cells.played,
  comment: cells.comment,
  videoUrl: cells.video,
  splits: cells.splits,
});

// Returns the id of a console. An unknown console is mapped to an id that no board offers, so the line is rejected.
function consoleOf(catalogue: Catalogue, board: Board, key: string): number | undefined {
  if (key === '') return undefined;
  return [...consolesOf(catalogue, board).values()].find((console) => console.key === key)?.id ?? ALL_CONSOLES;
}

const columnOf = (field: DraftField, cells: Cells): string => (field === 'board' && cells.speedrun !== '' ? 'speedrun' : COLUMNS[field]);
