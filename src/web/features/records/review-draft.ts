import type { Board } from '#domain/catalogue/board.ts';
import { checkDraft } from '#domain/records/check-draft.ts';
import type { DraftError, RecordDraft } from '#domain/records/record-draft.ts';

type Here = { readonly now: Date; readonly zone: string };

/**
 * What is wrong with a draft as far as a browser can say. Days and windows are judged by the server's clock alone:
 * the reader's may be wrong, and whoever began to upload a picture in time may still post a while after the end.
 */
export function reviewDraft(board: Board, draft: RecordDraft, { now, zone }: Here): DraftError[] {
  const checked = checkDraft({ ...board, event: null }, draft, { now, zone, purpose: 'post' });
  return checked.ok ? [] : checked.errors.filter(({ code }) => code !== 'in-the-future');
}
