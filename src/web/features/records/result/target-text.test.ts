import { expect, test } from 'vitest';
import { messagesOf } from '#web/i18n/messages.ts';
import { targetText } from './target-text.ts';

const gap = (kind: 'points' | 'time', value: number) => ({ kind, value }) as const;
const [en, ja] = [messagesOf('en').postResult, messagesOf('ja').postResult];

test.each([
  [{ name: 'Cinderhare', rank: 14, gap: gap('points', 90) }, '+90 ties Cinderhare for 14th', 'あと90で14位タイ（Cinderhare）'],
  [{ name: null, rank: 2, gap: gap('time', -5_000) }, '−0:05 ties Anonymous for 2nd', 'あと0:05で2位タイ（名無しさん）'],
])('says what it takes to tie the next better player: %j', (target, english, japanese) => {
  expect([targetText(target, 'en', en), targetText(target, 'ja', ja)]).toEqual([english, japanese]);
});
