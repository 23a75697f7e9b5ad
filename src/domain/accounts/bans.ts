import type { Role } from './actor.ts';

/** Scopes of a ban: the whole site or one part of it. */
export const BAN_SCOPES = ['site', 'records', 'keywords'] as const;
export type BanScope = (typeof BAN_SCOPES)[number];

/** Returns a user's role within one part of the site: 'banned' under a ban, otherwise the user's own role. */
export const roleWithin = (role: Role, bans: readonly BanScope[], part: BanScope): Role =>
  bans.includes('site') || bans.includes(part) ? 'banned' : role;
