import { TWIN_WINDOW_MS } from '#domain/records/draft/posting-rules.ts';
import type { RecordValues } from '#domain/records/draft/record-values.ts';

/** A result that a player posted at an instant. Any unique key can identify the player. */
export type PostedAt = {
  readonly player: string;
  readonly boardId: number;
  readonly console: number;
  readonly values: RecordValues;
  readonly postedAt: Date;
};

/**
 * A set of posts by content. The same result within a few minutes counts as the same post (see
 * records/draft/posting-rules.ts).
 */
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
