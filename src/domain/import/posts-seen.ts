import { TWIN_WINDOW_MS } from '#domain/records/posting-rules.ts';
import type { RecordValues } from '#domain/records/record-values.ts';

/** A player's result posted at an instant; the player is any unique key. */
export type PostedAt = {
  readonly player: string;
  readonly boardId: number;
  readonly console: number;
  readonly values: RecordValues;
  readonly postedAt: Date;
};

/** Posts by content: the same result within minutes is the same post (records/posting-rules.ts). */
export class PostsSeen {
  readonly #posts = new Map<string, number[]>();

  add(post: PostedAt): void {
    const key = keyOf(post);
    this.#posts.set(key, [...(this.#posts.get(key) ?? []), post.postedAt.getTime()]);
  }

  hasTwin(post: PostedAt): boolean {
    const at = post.postedAt.getTime();
    return this.#posts.get(keyOf(post))?.some((other) => Math.abs(other - at) < TWIN_WINDOW_MS) ?? false;
  }
}

const keyOf = ({ player, boardId, console, values: value }: PostedAt): string =>
  JSON.stringify([
    ...[player, boardId, console, value.score, value.timeMs, value.originalScore],
    ...[value.creatures, value.treasure, value.ownPoints, value.computerPoints],
  ]);
