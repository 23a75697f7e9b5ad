import { err, ok, type Result } from '#domain/shared/result.ts';
import type { Verb } from './verbs.ts';

/** One use of a verb: the version that it met, and the one that came of it (null: none did). */
export type Act = {
  readonly actId: string;
  readonly at: Date;
  readonly actorId: number | null; // null: the site itself
  readonly verb: Verb;
  readonly before: string;
  readonly after: string | null;
  readonly undoes: string | null;
};

export const UNDO_WINDOW_MS = 90 * 24 * 60 * 60 * 1_000;

/** The version that a record stands at when what undos brought back counts as the version that it was. */
export function standsAt(acts: readonly Act[], revisionId: string): string {
  const undo = acts.find(({ verb, after }) => verb === 'undo' && after === revisionId);
  const undone = undo && acts.find(({ actId }) => actId === undo.undoes);
  return undone ? standsAt(acts, undone.before) : revisionId;
}

/** Who has verified this very version of a first place and waits for a second pair of eyes. */
export function firstEyes(acts: readonly Act[], revisionId: string): (number | null)[] {
  const here = standsAt(acts, revisionId);
  return acts.filter((act) => isWaiting(acts, act) && standsAt(acts, act.before) === here).map(({ actorId }) => actorId);
}

export type UndoError = 'too-late' | 'changed-since';

/** Whether an act may be taken back: within 90 days, and only while nothing else has happened to the record. */
export function checkUndo(acts: readonly Act[], act: Act, revisionId: string, now: Date): Result<undefined, UndoError> {
  if (now.getTime() - act.at.getTime() > UNDO_WINDOW_MS) return err('too-late');
  if (act.after === null && !isWaiting(acts, act)) return err('changed-since');
  const left = act.after ?? act.before;
  return standsAt(acts, left) === standsAt(acts, revisionId) ? ok(undefined) : err('changed-since');
}

const isWaiting = (acts: readonly Act[], { actId, verb, after }: Act): boolean =>
  verb === 'verify' && after === null && !acts.some(({ undoes }) => undoes === actId);
