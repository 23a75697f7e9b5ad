import { err, ok, type Result } from '#domain/shared/result.ts';
import { type ActingRole, isCountable, isInAuthorWindow, type RecordState } from './states.ts';

export type EditError = 'not-allowed' | 'not-editable' | 'too-late' | 'better-value';

export type Edit = {
  readonly by: ActingRole; // a moderator who is the author edits as the author
  readonly state: RecordState;
  readonly postedAt: Date;
  readonly now: Date;
  readonly oldKey: number;
  readonly newKey: number; // of the edited values; equal to the old one when only comment, evidence, console or date change
};

/** The state that a record has after an edit, or why it may not be edited so: a better value is a new record. */
export function checkEdit(edit: Edit): Result<RecordState, EditError> {
  if (edit.by !== 'author' && edit.by !== 'moderator') return err('not-allowed');
  if (!isCountable(edit.state)) return err('not-editable');
  if (edit.by === 'author' && !isInAuthorWindow(edit)) return err('too-late');
  if (edit.by === 'author' && edit.newKey < edit.oldKey) return err('better-value');
  // What was checked or verified is no longer what stands there; an open question stays open.
  return ok(edit.state === 'needs-information' ? edit.state : 'posted');
}
