import { POST_WAITS_MS } from '#domain/records/draft/posting-rules.ts';
import { DAY_MS } from '#domain/shared/time-units.ts';
import { postedTo } from '#web/features/records/post/post-href.ts';
import { type TypedDraft, toDraft } from '#web/features/records/post/typed-draft.ts';

/** The most posts that one browser stores. */
export const MOST_POSTS = 20;

/** A record that was sent without a connection and waits on this device. Belongs to the account that wrote it. */
export type QueuedPost = {
  /** The draft's idempotency key, so that sending it twice creates one record. */
  readonly key: string;
  readonly userId: string;
  readonly board: Parameters<typeof postedTo>[0];
  readonly typed: TypedDraft;
  /** The picture waits even if it is uploaded, because the server deletes unused uploads after a day. */
  readonly upload?: { readonly uploadId: string; readonly name: string; readonly bytes: number } | undefined;
  readonly picture?: File | undefined;
  /** Stage, rule and value, in the language of the form. */
  readonly title: string;
  readonly storedAtMs: number;
  /** True after the first attempt, whose outcome may be unknown. */
  readonly isSent?: boolean;
  /** The error code, if the server rejected the post and the board already has another draft. */
  readonly refusal?: string;
};

/** Returns the body of the API call for a post. */
export const bodyOf = ({ board, typed, upload }: QueuedPost): object => ({
  ...postedTo(board),
  ...toDraft(typed),
  ...(upload && { uploadId: upload.uploadId }),
});

/** Returns whether the player must confirm that a post is still to be sent: after a day, or after a rejection. */
export const needsAnswer = ({ storedAtMs, refusal }: QueuedPost, nowMs: number): boolean =>
  refusal !== undefined || nowMs - storedAtMs > DAY_MS;

/** Returns whether a post is too old to be stored any longer. */
export const isExpired = ({ storedAtMs }: QueuedPost, nowMs: number): boolean => nowMs - storedAtMs > POST_WAITS_MS;
