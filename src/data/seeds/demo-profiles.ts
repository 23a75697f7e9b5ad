import type { Db } from '#data/db.ts';
import { saveProfile } from '#data/queries/accounts/profiles.ts';
import { insertSharedYear } from '#data/queries/accounts/shared-years.ts';
import type { DemoPlayer } from './demo-players.ts';

const PROFILES = [
  { bio: 'Night stages first, coffee second. I play on an old CRT and write down every split.', title: 'record-holder' },
  { bio: '夜のステージが好きです。記録はいつもメモ帳に。', title: 'veteran' },
  { bio: 'Cellars first. Night shifts are for other people.', title: 'podium-regular' },
  { bio: '4作品を行ったり来たり。のんびり更新中です。', title: 'all-seasons' },
  { bio: 'Back after three years. Ask me about routes, not about luck.', title: 'board-collector' },
] as const;
const LINK = 'https://example.com/';
const SHARED_YEAR = { handle: 'andante', year: 2025 };

type Named = Pick<DemoPlayer, 'handle' | 'name' | 'activity' | 'favourites'> & { readonly userId: number };

/** Adds profiles for the most active players, and one shared year. A title is shown only if the player has earned it. */
export async function seedDemoProfiles(db: Db, players: readonly Named[]): Promise<void> {
  const busiest = players.filter(({ name }) => name !== null).sort((a, b) => b.activity - a.activity);
  for (const [nth, { userId, handle, favourites }] of busiest.slice(0, 4 * PROFILES.length).entries()) {
    const profile = PROFILES[nth % PROFILES.length];
    if (!profile) continue;
    await saveProfile(
      db,
      userId,
      { ...profile, links: nth % 2 === 0 ? [LINK + handle] : [], favourite: favourites[0] ?? null, pins: [] },
      null,
    );
  }
  const sharer = players.find(({ handle }) => handle === SHARED_YEAR.handle);
  if (sharer) await insertSharedYear(db, sharer.userId, SHARED_YEAR.year);
}
