import fc from 'fast-check';

/** A value on a board, where 0 is the best. There are so few values that ties are common. */
type Value = number;

/** The posting date of an imported record: one of INSTANTS, or exactly the date of an existing record. */
export type Instant = { readonly fixed: number } | { readonly sameAs: number };

/**
 * One attempted action. `player`, `board` and `console` are positions, while `record` and `sameAs` select among the
 * records that exist at that moment. An import is one statement or, with `apart`, one concurrent statement per row.
 */
export type Action =
  | { readonly kind: 'post'; readonly player: number; readonly board: number; readonly value: Value; readonly console: number }
  | {
      readonly kind: 'import';
      readonly player: number;
      readonly board: number;
      readonly rows: readonly ImportRow[];
      readonly apart: boolean;
    }
  | { readonly kind: 'edit'; readonly record: number; readonly value: Value; readonly console: number; readonly by: ActingRole }
  | { readonly kind: 'edit-console'; readonly record: number; readonly console: number }
  | { readonly kind: 'change-state'; readonly record: number; readonly to: NewState; readonly by: ActingRole }
  | { readonly kind: 'move'; readonly record: number; readonly value: Value };

export type ImportRow = { readonly value: Value; readonly console: number; readonly at: Instant };
export type ActingRole = 'author' | 'moderator';
export type NewState = 'withdrawn' | 'declined' | 'posted' | 'needs-information';

/**
 * The actions of some players and a moderator. Each writer performs its actions in order, and all writers run
 * concurrently.
 */
export type History = {
  readonly players: number;
  readonly boards: number;
  readonly writers: number;
  readonly actions: readonly (Action & { readonly writer: number })[];
};

export const VALUES = 6;
export const CONSOLES = [1, 2, 4] as const;

/** Instants at, just before and just after the end of a year in the site's time zone, to the microsecond. */
export const INSTANTS = [
  '2014-12-31T14:59:59.999999Z',
  '2014-12-31T15:00:00.000000Z',
  '2014-12-31T15:00:00.000001Z',
  '2019-06-01T00:00:00.000000Z',
  '2022-12-31T15:00:00.000000Z',
  '2025-12-31T15:00:00.000000Z',
] as const;

const value = fc.nat(VALUES - 1);
const console = fc.nat(CONSOLES.length - 1);
const record = fc.nat(999);
const by = fc.constantFrom<ActingRole>('author', 'moderator');
const to = fc.constantFrom<NewState>('withdrawn', 'declined', 'posted', 'needs-information');
const at: fc.Arbitrary<Instant> = fc.oneof(fc.record({ fixed: fc.nat(INSTANTS.length - 1) }), fc.record({ sameAs: record }));

function actionOf(players: number, boards: number): fc.Arbitrary<Action> {
  const player = fc.nat(players - 1);
  const board = fc.nat(boards - 1);
  const rows = fc.array(fc.record({ value, console, at }), { minLength: 1, maxLength: 3 });
  const oneInstant = fc.tuple(rows, at).map(([given, instant]) => given.map((row) => ({ ...row, at: instant })));
  return fc.oneof(
    { weight: 9, arbitrary: fc.record({ kind: fc.constant('post'), player, board, value, console }) },
    { weight: 3, arbitrary: fc.record({ kind: fc.constant('import'), player, board, rows, apart: fc.constant(false) }) },
    { weight: 2, arbitrary: fc.record({ kind: fc.constant('import'), player, board, rows: oneInstant, apart: fc.constant(true) }) },
    { weight: 3, arbitrary: fc.record({ kind: fc.constant('edit'), record, value, console, by }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('edit-console'), record, console }) },
    { weight: 5, arbitrary: fc.record({ kind: fc.constant('change-state'), record, to, by }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('move'), record, value }) },
  );
}

/** Generates random histories with 2 to 6 players, one or two boards, 2 or 3 writers and 10 to 40 actions. */
export const anyHistory: fc.Arbitrary<History> = fc
  .record({ players: fc.integer({ min: 2, max: 6 }), boards: fc.integer({ min: 1, max: 2 }), writers: fc.integer({ min: 2, max: 3 }) })
  .chain((size) => {
    const step = fc.tuple(actionOf(size.players, size.boards), fc.nat(size.writers - 1));
    return fc
      .array(step, { minLength: 10, maxLength: 40, size: 'max' })
      .map((steps) => ({ ...size, actions: steps.map(([action, writer]) => ({ ...action, writer })) }));
  });

/** Returns the history for a seed. The same seed always gives the same history. */
export function historyOf(seed: number): History {
  const [history] = fc.sample(anyHistory, { seed, numRuns: 1, unbiased: true });
  if (!history) throw new Error('no history was generated');
  return history;
}
