import { expect, test } from 'vitest';
import { messagesOf } from '#web/i18n/messages.ts';
import type { OwnMenuJson } from '#web/server/answer/response-types.ts';
import type { MenuFactLines } from '#web/server/site/menu-facts.ts';
import { wordFacts } from './word-facts.ts';

const DAY_MS = 86_400_000;

const factsWith = (endsInMs: number): MenuFactLines => ({
  lines: { ranking: '300 players' },
  games: [],
  stages: 181,
  week: ['/stage/202', 'Sewing-Box Steppe'],
  newest: undefined,
  event: { title: 'Lantern Wick', endsAt: new Date(Date.now() + endsInMs).toISOString() },
});
const OWN = {
  rank: 40,
  points: 108_406,
  rankClass: { id: 6, name: { en: 'B3', ja: '初段' } },
  next: { id: 7, name: { en: 'B2', ja: '二段' }, from: 100_000, border: 112_000 },
  planet: { handle: 'amena', rankClass: 6, worldRecords: 1, stages: { 1: 3, 2: 27, 3: 1, 4: 4 }, events: [] },
  target: { stage: { en: 'Under the Doormat', ja: '玄関マットの裏がわ' }, rank: 3 },
  total: { name: { en: 'Sproutfold 2', ja: 'メブキの箱庭2' }, rank: 35 },
  duel: { own: 742, theirs: 858 },
} as OwnMenuJson;

test('a visitor reads what is the same for everyone, and nothing about a player', () => {
  const facts = wordFacts(messagesOf('en').menu, 'en', factsWith(2.5 * DAY_MS), undefined);
  expect(facts).toMatchObject({
    ranking: '300 players',
    stages: '181 stages',
    week: 'Sewing-Box Steppe',
    events: 'Lantern Wick ends in 2 days',
    rules: 'what counts as a record',
  });
  expect(facts.targets).toBeUndefined();
});

test.each([
  ['en', 'Under the Doormat: 3rd', '181 · you have 35', 'you are 40th, class B3', 'this week: 742 to 858', '3,594 more for class B2'],
  ['ja', '玄関マットの裏がわで3位', '181・プレイ済み35', 'あなたは40位・初段', '今週 742対858', '二段まであと3,594'],
] as const)('a player reads the own facts: %s', (locale, targets, stages, ranking, rivals, points) => {
  const facts = wordFacts(messagesOf(locale).menu, locale, factsWith(DAY_MS), OWN);
  expect(facts).toMatchObject({ targets, stages, ranking, rivals, points });
});

test('an event says its last hours, and nothing once it has ended', () => {
  const words = messagesOf('ja').menu;
  expect(wordFacts(words, 'ja', factsWith(DAY_MS / 24 - 1000), undefined).events).toBe('「Lantern Wick」残り1時間');
  expect(wordFacts(words, 'ja', factsWith(-1000), undefined).events).toBeUndefined();
});
