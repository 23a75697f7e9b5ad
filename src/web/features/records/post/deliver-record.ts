import type { Board } from '#domain/catalogue/boards/board.ts';
import { stageRoute } from '#domain/catalogue/routes.ts';
import type { RecordAnswer } from '#web/features/records/own/record-call.ts';
import { enqueuePost } from '#web/features/records/queue/enqueue-post.ts';
import { rememberPost } from '#web/features/records/result/remember-post.ts';
import { lastUser } from '#web/session/broadcast.ts';
import { rememberStage } from '#web/ui/nav/stages/recent-stages.ts';
import { postedTo } from './post-href.ts';
import { sendRecord, type WaitReason } from './send-record.ts';
import { type StoredDraft, storeConsole } from './stored-draft.ts';
import { toDraft } from './typed-draft.ts';

/** Outcome of a delivery: a saved record, a rejection, or a draft that waits on this device for a connection. */
export type Delivery =
  | { readonly kind: 'saved'; readonly recordId: string }
  | { readonly kind: 'rejected'; readonly answer: RecordAnswer }
  | { readonly kind: 'queued' };

type Options = {
  /** True if a page that has since been closed already sent the draft. */
  readonly resumed: boolean;
  /** Called while the outcome is unknown and is being queried. */
  readonly onWaiting: (reason: WaitReason) => void;
  /** Author, title and chosen picture of a draft that has to wait for a connection. The picture may not be uploaded yet. */
  readonly author: string | undefined;
  readonly title: string;
  readonly file: File | undefined;
};

const UNREACHABLE: RecordAnswer = { ok: false, status: 0, body: {}, retryAfterS: undefined };

/** Sends a draft as a record on a board. However often it is called with one draft, it creates one record. */
export async function deliverRecord(
  board: Board,
  { key, typed, picture }: StoredDraft,
  { resumed, onWaiting, author, title, file }: Options,
): Promise<Delivery> {
  // Without a connection the session may be unknown, but the browser remembers who was signed in.
  const userId = author ?? lastUser();
  if (!navigator.onLine && userId) {
    const { kind, refId, ruleId } = board;
    // The file waits even if it is uploaded, because the server deletes unused uploads after a day.
    const post = { key, userId, typed, title, board: { kind, refId, ruleId }, upload: picture, picture: file, isSent: resumed };
    if (await enqueuePost(post)) return { kind: 'queued' };
  }
  // A picture that was not uploaded cannot be sent later from here, and the record must not be saved without it.
  if (!navigator.onLine && file && !picture) return { kind: 'rejected', answer: UNREACHABLE };
  const json = { ...postedTo(board), ...toDraft(typed), ...(picture ? { uploadId: picture.uploadId } : {}) };
  const answer = await sendRecord({ key, json, author: userId ?? undefined, resumed, onWaiting });
  const { recordId } = answer.body;
  if (recordId === undefined) return { kind: 'rejected', answer };
  if (typed.console) storeConsole(typed.console);
  if (board.kind !== 'speedrun') rememberStage(stageRoute(board.refId));
  rememberPost(recordId);
  return { kind: 'saved', recordId };
}
