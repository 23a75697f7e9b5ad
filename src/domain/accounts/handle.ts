import { err, ok, type Result } from '#domain/shared/result.ts';

/** Why a text is no handle. */
export type HandleError = 'handle-too-short' | 'handle-too-long' | 'handle-bad-character';

const MIN_LENGTH = 3;
const MAX_LENGTH = 32;

// Closing an account gives it a handle that begins so (domain.md §7).
const CLOSED_ACCOUNT_PREFIX = 'u-';

// Compared without '_' and '-', so that 'ad-min' is no way round.
const RESERVED: ReadonlySet<string> = new Set([
  // words of the site's routes
  ...['admin', 'api', 'auth', 'calendar', 'callback', 'compare', 'csrf', 'dashboard', 'en', 'entries', 'error', 'guide', 'home'],
  ...['information', 'ja', 'keyword', 'keywordedit', 'keywords', 'limited', 'log', 'login', 'logout', 'me', 'moderation', 'moving'],
  ...['post', 'providers', 'ranking', 'rankings', 'record', 'records', 'register', 'reset', 'revalidate', 'rules', 'search', 'server'],
  ...['session', 'settings', 'signin', 'signout', 'signup', 'speedrun', 'stage', 'static', 'terms', 'total', 'trends', 'user', 'users'],
  // words that speak for the site, its staff or nobody
  ...['administrator', 'anonymous', 'banned', 'bot', 'deleted', 'editor', 'editors', 'everyone', 'help', 'mod', 'moderator'],
  ...['moderators', 'mods', 'nobody', 'null', 'official', 'operator', 'organiser', 'organizer', 'owner', 'root', 'security', 'staff'],
  ...['stargrass', 'support', 'system', 'team', 'undefined', 'unknown', 'visitor', 'webmaster'],
]);

/** Reads a handle in any case into its canonical, lower-case form; two handles are the same when these are equal. */
export function parseHandle(text: string): Result<string, HandleError> {
  const handle = text.trim().toLowerCase();
  if (!/^[a-z0-9_-]*$/.test(handle)) return err('handle-bad-character');
  if (handle.length < MIN_LENGTH) return err('handle-too-short');
  if (handle.length > MAX_LENGTH) return err('handle-too-long');
  return ok(handle);
}

/** Reads a handle that somebody wants to have: as `parseHandle`, with reserved words refused. */
export function parseNewHandle(text: string): Result<string, HandleError | 'handle-reserved'> {
  const parsed = parseHandle(text);
  if (!parsed.ok) return parsed;
  const isReserved = parsed.value.startsWith(CLOSED_ACCOUNT_PREFIX) || RESERVED.has(parsed.value.replaceAll(/[_-]/g, ''));
  return isReserved ? err('handle-reserved') : parsed;
}
