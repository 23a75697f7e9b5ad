import type { Board } from '#domain/catalogue/board.ts';
import { checkDraft } from '#domain/records/check-draft.ts';
import type { DraftError, RecordDraft } from '#domain/records/record-draft.ts';

type Here = { readonly now: Date; readonly zone: string };

/**
 * The errors of a draft that a browser can detect. Days and entry windows are checked by the server's clock only:
 * the reader's may be wrong, and a post whose upload started in time is accepted for a while after the end.
 */
export function reviewDraft(board: Board, draft: RecordDraft, { now, zone }: Here): DraftError[] {
  const checked = checkDraft({ ...board, event: null }, draft, { now, zone, purpose: 'post' });
  return checked.ok ? [] : checked.errors.filter(({ code }) => code !== 'in-the-future');
}
