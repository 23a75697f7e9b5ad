import { PUBLIC_ROUTES } from '#domain/site/public-routes.ts';
import { localePath } from '#web/i18n/locales.ts';
import { kindOf, PAGE_KINDS } from './http/site-addresses.ts';
import { isFull } from './rounds.ts';

/** One address of each kind of page that visitors may read, with the demo community. */
export const VISITOR_PAGES: readonly string[] = [
  ...PUBLIC_ROUTES,
  '/information/about/site',
  '/information/1',
  '/game/2',
  '/stage/201',
  '/total/1',
  '/limited/151101',
  '/limited/151101/replay',
  '/speedrun/101',
  '/keyword/Dew_Egg',
  '/keyword/Dew_Egg/history',
  '/keyword/rules/21',
  '/guide/201',
  '/record/1',
  '/user/andante',
  '/user/andante/year/2025',
  '/compare',
  '/compare/andante/halfmoon',
  '/post',
  '/terms/2026-04-01',
  '/auth/login',
  '/auth/register',
  '/auth/logout',
  '/auth/reset',
  '/auth/confirm',
  '/auth/not-me?token=spent',
  '/error?error=Configuration',
];

/** One address of each kind of page that needs a session, by the role that may read it. */
export const SIGNED_IN_PAGES = {
  player: ['/dashboard', '/welcome', '/notifications', '/auth/settings', '/keyword-edit', '/keyword-edit/9558e715cd1c8', '/post'],
  editor: ['/information/edit', '/information/edit/1'],
  moderator: ['/moderation'],
  admin: ['/admin', '/admin/status', '/admin/jobs', '/admin/events', '/admin/events/new', '/admin/events/151101'],
} as const;

// Other browser tests open these in the merge gate and watch for faults, too.
const IN_OTHER_TESTS: ReadonlySet<string> = new Set([
  ...['/', '/ranking', '/records', '/limited', '/calendar', '/stages', '/terms', '/moving', '/keyword', '/stage/201', '/total/1'],
  ...['/limited/151101', '/limited/151101/replay', '/speedrun/101', '/keyword/Dew_Egg', '/record/1', '/user/andante', '/post'],
  ...[
    '/auth/login',
    '/auth/register',
    '/auth/logout',
    '/auth/reset',
    '/auth/confirm',
    '/auth/not-me?token=spent',
    '/error?error=Configuration',
  ],
  ...['/dashboard', '/welcome', '/notifications', '/auth/settings', '/keyword-edit', '/keyword-edit/9558e715cd1c8'],
  ...['/information/edit', '/information/edit/1', '/moderation', '/admin', '/admin/events', '/admin/events/new', '/admin/events/151101'],
]);

/** Leaves out pages that other browser tests open in the merge gate. */
export const notInOtherTests = (pages: readonly string[]): readonly string[] =>
  isFull ? pages : pages.filter((page) => !IN_OTHER_TESTS.has(page));

/** Returns the kinds of pages that have no address above. Every new kind of page needs one. */
export const kindsWithoutSample = (): string[] => {
  const known = new Set([...VISITOR_PAGES, ...Object.values(SIGNED_IN_PAGES).flat()].map(kindOf));
  // Without a pending sign-in, the second step leads to the sign-in page. tests/browser/accounts/passkeys.spec.ts opens it.
  return PAGE_KINDS.filter((kind) => !known.has(kind) && kind !== '/auth/second-factor');
};

// The Japanese address of a keyword contains its Japanese name.
const isEnglishOnly = (path: string) => path.startsWith('/keyword/Dew_Egg');

/** Alternates between English and Japanese addresses by index. */
export const inTurn = (path: string, index: number): string => localePath(index % 2 === 0 || isEnglishOnly(path) ? 'en' : 'ja', path);
