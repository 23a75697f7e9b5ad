import { findProfile, type Profile } from '#data/queries/accounts/profiles.ts';
import type { BadgeId } from '#domain/badges/badges.ts';
import { boardPlace } from '#domain/catalogue/boards/board-place.ts';
import { bestRuns } from '#domain/profile/pinned-runs.ts';
import { shownOfRankKey } from '#domain/records/rank-key.ts';
import { formatShown } from '#domain/records/shown-value.ts';
import type { Localised } from '#domain/shared/language.ts';
import type { Session } from '#usecases/accounts/get-session.ts';
import type { Deps } from '#usecases/deps.ts';
import { getPlayer } from './get-player.ts';

const MOST_PIN_CHOICES = 60; // besides the boards that are pinned already

/** A board that can be pinned, with the player's value on it. */
export type PinChoice = {
  readonly boardId: number;
  readonly name: Localised;
  readonly rule: Localised | null;
  readonly value: string;
  readonly rank: number;
};

/** The signed-in player's profile and what the player can choose. */
export type OwnProfile = {
  readonly profile: Profile;
  readonly titles: readonly BadgeId[]; // earned badges
  readonly pins: readonly PinChoice[]; // most points first
  readonly mayLink: boolean; // after the first countable record
};

/** Returns the signed-in player's profile with the badges and boards that the player can choose. */
export async function getOwnProfile(deps: Deps, { userId, handle }: Session): Promise<OwnProfile> {
  const [profile, page, catalogue] = [await findProfile(deps.db, userId), await getPlayer(deps, handle, {}), await deps.catalogue()];
  if (!page.ok) return { profile, titles: [], pins: [], mayLink: false };
  const { standings, identity, hasPosted } = page.value;
  const pinned = standings.filter(({ board }) => profile.pins.includes(board.boardId));
  const choices = new Set([...bestRuns(standings, MOST_PIN_CHOICES), ...pinned]);
  return {
    profile,
    titles: (identity?.badges ?? []).flatMap(({ id, isEarned }) => (isEarned ? [id] : [])),
    pins: [...choices].flatMap(({ board, rank, rankKey }) => {
      const name = boardPlace(catalogue, board)?.name;
      const rule = catalogue.rules.get(board.ruleId)?.name ?? null;
      return name ? [{ boardId: board.boardId, name, rule, value: formatShown(shownOfRankKey(board, rankKey)), rank }] : [];
    }),
    mayLink: hasPosted,
  };
}
