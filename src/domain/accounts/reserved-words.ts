import { LANGUAGES } from '#domain/shared/language.ts';

/** Words for the site and its staff. They are not allowed anywhere in a name. */
export const STAFF_WORDS = 'admin admins administrator mod mods moderator moderators official operator staff stargrass webmaster'.split(
  ' ',
);

/** Japanese words for the site and its staff. They are a separate list because Japanese has no spaces between words. */
export const JAPANESE_STAFF_WORDS = ['管理人', '管理者', '運営', '公式', 'モデレーター', 'スタッフ', '星草'] as const;

// Reserved words are compared without spaces, '_', '-' and '.', so that 'ad-min' is reserved too.
const RESERVED: ReadonlySet<string> = new Set([
  ...STAFF_WORDS,
  ...JAPANESE_STAFF_WORDS,
  // Words that appear in the site's routes.
  ...LANGUAGES,
  ...[
    'account',
    'api',
    'auth',
    'calendar',
    'callback',
    'compare',
    'csrf',
    'dashboard',
    'data',
    'developers',
    'entries',
    'error',
    'guide',
    'home',
  ],
  ...['information', 'keyword', 'keywordedit', 'keywords', 'limited', 'log', 'login', 'logout', 'me', 'moderation', 'moving'],
  ...['post', 'providers', 'ranking', 'rankings', 'record', 'records', 'register', 'reset', 'revalidate', 'rules', 'search', 'server'],
  ...['session', 'settings', 'signin', 'signout', 'signup', 'speedrun', 'stage', 'static', 'terms', 'total', 'trends', 'user', 'users'],
  // Words that suggest the site, its staff or a missing user.
  ...[
    'anonymous',
    'banned',
    'bot',
    'deleted',
    'editor',
    'editors',
    'everyone',
    'help',
    'nobody',
    'null',
    'organiser',
    'organizer',
    'owner',
  ],
  ...['root', 'security', 'site', 'support', 'system', 'team', 'undefined', 'unknown', 'visitor'],
  ...['運営者', '編集者', '名無し', '匿名', '退会者'],
]);

const strip = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s_.-]/gu, '');

/** Returns whether a handle or name is a reserved word. */
export const isReserved = (text: string): boolean => RESERVED.has(strip(text));

/** All reserved words, for the comparison with look-alikes. */
export const RESERVED_WORDS: readonly string[] = [...RESERVED];
