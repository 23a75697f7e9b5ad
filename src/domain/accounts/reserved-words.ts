// Compared without spaces, '_', '-' and '.', so that 'ad-min' is no way round.
const RESERVED: ReadonlySet<string> = new Set([
  // words of the site's routes
  ...['account', 'admin', 'api', 'auth', 'calendar', 'callback', 'compare', 'csrf', 'dashboard', 'en', 'entries', 'error', 'guide', 'home'],
  ...['information', 'ja', 'keyword', 'keywordedit', 'keywords', 'limited', 'log', 'login', 'logout', 'me', 'moderation', 'moving'],
  ...['post', 'providers', 'ranking', 'rankings', 'record', 'records', 'register', 'reset', 'revalidate', 'rules', 'search', 'server'],
  ...['session', 'settings', 'signin', 'signout', 'signup', 'speedrun', 'stage', 'static', 'terms', 'total', 'trends', 'user', 'users'],
  // words that speak for the site, its staff or nobody
  ...['administrator', 'anonymous', 'banned', 'bot', 'deleted', 'editor', 'editors', 'everyone', 'help', 'mod', 'moderator'],
  ...['moderators', 'mods', 'nobody', 'null', 'official', 'operator', 'organiser', 'organizer', 'owner', 'root', 'security', 'staff'],
  ...['stargrass', 'support', 'system', 'team', 'undefined', 'unknown', 'visitor', 'webmaster'],
  ...['管理人', '管理者', '運営', '運営者', '公式', '編集者', 'モデレーター', 'スタッフ', '名無し', '匿名', '星草', '退会者'],
]);

const bare = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s_.-]/gu, '');

/** Whether a handle or name is one of the words that nobody may go by. */
export const isReserved = (text: string): boolean => RESERVED.has(bare(text));

/** All reserved words, for comparing what looks like them. */
export const RESERVED_WORDS: readonly string[] = [...RESERVED];
