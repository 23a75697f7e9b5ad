import type { PostResultJson } from '#web/server/answer/response-types.ts';

/** The result of a post that is the player's new best. */
export type Improvement = Extract<PostResultJson, { readonly improved: true }>;
