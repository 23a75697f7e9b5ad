import type { Report } from './report.ts';

// Plural forms of the countable nouns in the site's messages.
const NOUNS = [
  ...['appeals', 'boards', 'cells', 'changes', 'characters', 'days', 'edits', 'entries', 'events', 'fields', 'hours', 'keywords'],
  ...['lines', 'members', 'messages', 'minutes', 'months', 'notices', 'people', 'pictures', 'places', 'players', 'points', 'posts'],
  ...[
    'ranks',
    'records',
    'reports',
    'results',
    'rivals',
    'rows',
    'runs',
    'seconds',
    'stages',
    'teams',
    'times',
    'videos',
    'weeks',
    'years',
  ],
];
const COUNTED = new RegExp(`\\{(\\w+)\\} (?:(?:existing|more|new|newer|older|other) )?(?:${NOUNS.join('|')})\\b`, 'g');
// Arguments that are always greater than one, or that are not numbers.
const NOT_COUNTS = ['days', 'limit', 'max', 'min', 'minutes', 'most', 'seconds', 'event', 'name', 'value'];
const ALWAYS_MANY = [
  'notifications.many.beaten', // merges two or more notifications
  'notifications.many.rival',
  'event-replay.player.stacked', // used only for three or more teams; two teams are shown as a rope
  'event-battle.stacked',
  'event-battle.stackedOver',
  'event-battle.stackedLevel',
  'dashboard.target.again', // shown only from ENOUGH_TRIES tries on
  'dashboard.target.firstTry',
  ...['dashboard.standing', 'dashboard.unranked', 'dashboard.week.offer', 'game.next.gain', 'game.next.worth', 'home.week.missing'], // ranking
  'menu.mine.standing', // points, which come by the hundred
  'game.meadow.stages', // every game has several stages
  'menu.own.game',
  'home.event.windows.teams', // two teams at least
  ...['board-collector', 'event-regular', 'long-standing', 'podium-regular', 'veteran'].map((id) => `profile.badges.rules.${id}`), // borders
  'totals.own.title.ahead', // shown only with a player behind the reader
  'totals.own.title.sameClass', // another text is shown to the only player
];

/**
 * Checks that every English message with a count has a singular form, either as an ICU plural or as a pair of `one` and
 * `other`.
 */
export function checkPlurals(report: Report, english: ReadonlyMap<string, string>): void {
  for (const [key, text] of english) {
    if (ALWAYS_MANY.includes(key) || (key.endsWith('.other') && english.has(key.replace(/other$/, 'one')))) continue;
    const counted = [...text.matchAll(COUNTED)].find(([, argument = '']) => !NOT_COUNTS.includes(argument));
    report.ok(!counted, `locales: ${key} has no singular: "${counted?.[0]}"`);
  }
}
