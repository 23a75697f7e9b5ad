import type { Board } from '#domain/catalogue/boards/board.ts';
import { checkDraft } from '#domain/records/draft/check-draft.ts';
import type { DraftError, RecordDraft } from '#domain/records/draft/record-draft.ts';

type Here = { readonly now: Date; readonly zone: string };

/**
 * Returns the errors in a draft that the browser can detect. Only the server checks days and entry windows, because the
 * reader's clock may be wrong, and a post whose upload started in time is accepted for a while after the end.
 */
export function reviewDraft(board: Board, draft: RecordDraft, { now, zone }: Here): DraftError[] {
  const checked = checkDraft({ ...board, event: null }, draft, { now, zone, purpose: 'post' });
  return checked.ok ? [] : checked.errors.filter(({ code }) => code !== 'in-the-future');
}
