import { err, ok, type Result } from '#domain/shared/result.ts';
import type { Verb } from './verbs.ts';

/** One moderator action: the version before it, and the one that it created (null: none). */
export type Act = {
  readonly actId: string;
  readonly at: Date;
  readonly actorId: number | null; // null: the system
  readonly verb: Verb;
  readonly before: string;
  readonly after: string | null;
  readonly undoes: string | null;
};

export const UNDO_WINDOW_MS = 90 * 24 * 60 * 60 * 1_000;

/** The effective version of a record: undos resolve to the version that they restored. */
export function effectiveVersion(acts: readonly Act[], revisionId: string): string {
  const undo = acts.find(({ verb, after }) => verb === 'undo' && after === revisionId);
  const undone = undo && acts.find(({ actId }) => actId === undo.undoes);
  return undone ? effectiveVersion(acts, undone.before) : revisionId;
}

/** The moderators who verified this exact version of a first place, which still needs a second verification. */
export function firstEyes(acts: readonly Act[], revisionId: string): (number | null)[] {
  const here = effectiveVersion(acts, revisionId);
  return acts.filter((act) => isWaiting(acts, act) && effectiveVersion(acts, act.before) === here).map(({ actorId }) => actorId);
}

export type UndoError = 'too-late' | 'changed-since';

/** Whether an act may be undone: within 90 days, and only if nothing else has happened to the record. */
export function checkUndo(acts: readonly Act[], act: Act, revisionId: string, now: Date): Result<undefined, UndoError> {
  if (now.getTime() - act.at.getTime() > UNDO_WINDOW_MS) return err('too-late');
  if (act.after === null && !isWaiting(acts, act)) return err('changed-since');
  const left = act.after ?? act.before;
  return effectiveVersion(acts, left) === effectiveVersion(acts, revisionId) ? ok(undefined) : err('changed-since');
}

const isWaiting = (acts: readonly Act[], { actId, verb, after }: Act): boolean =>
  verb === 'verify' && after === null && !acts.some(({ undoes }) => undoes === actId);
