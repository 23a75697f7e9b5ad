import { type ActingRole, isCountable, isInAuthorWindow, type RecordState } from '#domain/records/states.ts';
import { err, ok, type Result } from '#domain/shared/result.ts';

export type EditError = 'not-allowed' | 'not-editable' | 'too-late' | 'better-value';

export type Edit = {
  readonly by: ActingRole; // 'author' for a moderator who edits their own record
  readonly state: RecordState;
  readonly postedAt: Date;
  readonly now: Date;
  readonly oldKey: number;
  readonly newKey: number; // rank key of the edited values; equals oldKey when only other fields change
};

/** Returns the state of a record after an edit, or why the edit is not allowed. A better value needs a new record. */
export function checkEdit(edit: Edit): Result<RecordState, EditError> {
  if (edit.by !== 'author' && edit.by !== 'moderator') return err('not-allowed');
  if (!isCountable(edit.state)) return err('not-editable');
  if (edit.by === 'author' && !isInAuthorWindow(edit)) return err('too-late');
  if (edit.by === 'author' && edit.newKey < edit.oldKey) return err('better-value');
  // An earlier check or verification does not cover the edited content, whereas an open question stays open.
  return ok(edit.state === 'needs-information' ? edit.state : 'posted');
}
