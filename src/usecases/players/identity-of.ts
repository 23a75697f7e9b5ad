import type { StoredIdentity } from '#data/queries/accounts/profiles.ts';
import { type BadgeSource, badgeFactsOf } from '#domain/badges/badge-facts.ts';
import { type BadgeId, badgesOf, isBadgeId, type PlayerBadge } from '#domain/badges/badges.ts';
import { pinnedRuns } from '#domain/profile/pinned-runs.ts';
import type { PlayerStanding } from '#usecases/rankings/players/get-standings.ts';

/** A run at the top of a player's page. Comment and video are known of runs that the player chose. */
export type PinnedRun = PlayerStanding & { readonly comment: string | null; readonly hasVideo: boolean };

/** What a player's page says about the person. An anonymous player has only badges and runs. */
export type Identity = {
  readonly bio: string | null;
  readonly links: readonly string[];
  readonly favourite: number | null; // series
  readonly title: BadgeId | null; // an earned badge that the player chose
  readonly badges: readonly PlayerBadge[];
  readonly runs: readonly PinnedRun[]; // at most three
  readonly isChosen: boolean; // whether the player chose the runs
};

type Source = Omit<BadgeSource, 'guides' | 'standings'> & {
  readonly player: { readonly name: string | null };
  readonly stored: StoredIdentity;
  readonly standings: readonly PlayerStanding[];
};

/** Returns what a player's page says about the person, from the player's standings of today over all consoles. */
export function identityOf({ player, stored, standings, ...source }: Source): Identity {
  const badges = badgesOf(badgeFactsOf({ ...source, standings, guides: stored.guides }));
  const { runs, isChosen } = pinnedRuns(stored.pins, standings);
  const texts = new Map(stored.texts.map((text) => [text.recordId, text]));
  const { title } = stored;
  const isNamed = player.name !== null;
  return {
    bio: isNamed ? stored.bio : null,
    links: isNamed && source.days.length > 0 ? stored.links : [], // They need a countable record.
    favourite: isNamed ? stored.favourite : null,
    title: isNamed && title !== null && isBadgeId(title) && hasEarned(badges, title) ? title : null,
    badges,
    runs: runs.map((run) => ({ comment: null, hasVideo: false, ...texts.get(run.recordId), ...run })),
    isChosen,
  };
}

/** Returns whether a badge is among the earned ones. */
export const hasEarned = (badges: readonly PlayerBadge[], badgeId: BadgeId): boolean =>
  badges.some(({ id, isEarned }) => id === badgeId && isEarned);
