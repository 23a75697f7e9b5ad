'use client'; // Client module: pages are cached, so the browser fetches personal data.
import type { Language } from '#domain/shared/language.ts';
import type { OwnRowJson } from '#web/server/rankings/own-row.ts';
import type { RankingColumnKey } from '#web/server/rankings/ranking-rows.ts';
import { useOwnAnswer } from '#web/session/use-own-answer.ts';
import { useSession } from '#web/session/use-session.ts';

export type OwnRow = NonNullable<OwnRowJson['row']>;

/** The response together with the reader's user ID and name. */
export type OwnView = OwnRowJson & { readonly userId: string; readonly name: string | null };

/** A column of the ranking. Some screens hide the spare ones. */
export type OwnColumn = { readonly key: RankingColumnKey; readonly isSpare?: true };

/** Texts and data of the bar that the page contains. The others are loaded with the bar. */
export type OwnRowBarContext = {
  readonly locale: Language;
  /** Address of the first page of this ranking. A page parameter is appended for the others. */
  readonly firstPageHref: string;
  /** Address of the posting form, or null for a board that accepts no records. */
  readonly postHref: string | null;
  readonly anonymous: string;
  readonly classes: Readonly<Record<number, string>>;
  /** The heading of the reader's result, such as "Your time". */
  readonly yours: string;
};

/** Returns the signed-in reader's part of a ranking, or undefined while loading and for visitors. */
export function useOwnView(path: string): OwnView | undefined {
  const user = useSession().session?.user;
  const [answer] = useOwnAnswer<OwnRowJson>(path);
  return user && answer && { ...answer, userId: user.userId, name: user.name };
}
