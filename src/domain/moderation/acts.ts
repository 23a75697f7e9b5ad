import { err, ok, type Result } from '#domain/shared/result.ts';
import { DAY_MS } from '#domain/shared/time-units.ts';
import type { Verb } from './verbs.ts';

/**
 * One action by a moderator. `before` is the version before the action, and `after` is the version that it created, if
 * any.
 */
export type Act = {
  readonly actId: string;
  readonly at: Date;
  readonly actorId: number | null; // Null when the system performed the action.
  readonly verb: Verb;
  readonly before: string;
  readonly after: string | null;
  readonly undoes: string | null;
};

export const UNDO_WINDOW_MS = 90 * DAY_MS;

/** Returns the effective version of a record. An undo is resolved to the version that it restored. */
export function effectiveVersion(acts: readonly Act[], revisionId: string): string {
  const undo = acts.find(({ verb, after }) => verb === 'undo' && after === revisionId);
  const undone = undo && acts.find(({ actId }) => actId === undo.undoes);
  return undone ? effectiveVersion(acts, undone.before) : revisionId;
}

/** Returns the moderators who verified this exact version of a first-place record, which needs two verifications. */
export function firstEyes(acts: readonly Act[], revisionId: string): (number | null)[] {
  const here = effectiveVersion(acts, revisionId);
  return acts.filter((act) => isWaiting(acts, act) && effectiveVersion(acts, act.before) === here).map(({ actorId }) => actorId);
}

export type UndoError = 'too-late' | 'changed-since';

/** Returns whether an action may be undone: within 90 days, and only if the record has not changed since. */
export function checkUndo(acts: readonly Act[], act: Act, revisionId: string, now: Date): Result<undefined, UndoError> {
  if (now.getTime() - act.at.getTime() > UNDO_WINDOW_MS) return err('too-late');
  if (act.after === null && !isWaiting(acts, act)) return err('changed-since');
  const left = act.after ?? act.before;
  return effectiveVersion(acts, left) === effectiveVersion(acts, revisionId) ? ok(undefined) : err('changed-since');
}

const isWaiting = (acts: readonly Act[], { actId, verb, after }: Act): boolean =>
  verb === 'verify' && after === null && !acts.some(({ undoes }) => undoes === actId);
