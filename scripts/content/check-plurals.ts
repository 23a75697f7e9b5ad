import type { Report } from './report.ts';

// Countable nouns of the site, in the plural.
const NOUNS = [
  ...[
    'appeals',
    'boards',
    'cells',
    'changes',
    'characters',
    'days',
    'edits',
    'entries',
    'events',
    'fields',
    'herders',
    'hours',
    'keywords',
  ],
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
const NOT_COUNTS = ['days', 'limit', 'max', 'min', 'minutes', 'most', 'seconds', 'event', 'name']; // always greater than one, or not a number
const ALWAYS_MANY = [
  'notifications.many.beaten', // merged from two or more
  'notifications.many.rival',
  'event-replay.player.stacked', // only for three or more teams; two are shown as a rope
  'event-battle.stacked',
  'event-battle.stackedLevel',
  'dashboard.advice.again', // shown from ENOUGH_TRIES on, which is more than one; {name} is a class
  'dashboard.advice.firstTry',
];

/** Checks that every English message with a count has a singular: an ICU plural, or a pair of `one` and `other`. */
export function checkPlurals(report: Report, english: ReadonlyMap<string, string>): void {
  for (const [key, text] of english) {
    if (ALWAYS_MANY.includes(key) || (key.endsWith('.other') && english.has(key.replace(/other$/, 'one')))) continue;
    const counted = [...text.matchAll(COUNTED)].find(([, argument = '']) => !NOT_COUNTS.includes(argument));
    report.ok(!counted, `locales: ${key} has no singular: "${counted?.[0]}"`);
  }
}
