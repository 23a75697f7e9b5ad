import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Language } from '#domain/shared/language.ts';
import { contentCatalogue } from '#tests/support/database/catalogue.ts';
import type { YearReview } from '#web/server/account/read-year.ts';
import { ClassesCard } from './classes-card.tsx';
import { GamesCard } from './games-card.tsx';
import { MomentCard } from './moment-card.tsx';
import { RecordsCard } from './records-card.tsx';
import { RivalCard } from './rival-card.tsx';

const catalogue = contentCatalogue();
const board = [...catalogue.boards.values()].find(({ kind, refId, metric }) => kind === 'stage' && refId === 201 && metric === 'points');
if (!board) throw new Error('stage 201 has no board');

const review = {
  player: { userId: 7, handle: 'amena', name: 'あめな' },
  ...{ year: 2025, isOwn: true, isRunning: false, isShared: false, days: 365, records: 70, otherYears: [] },
  months: Array.from({ length: 12 }, (_, index) => ({
    month: index + 1,
    records: index === 3 ? 12 : 5,
    rank: 143 - index * 9,
    rankClass: 6,
  })),
  climb: { from: 1, to: 6, month: 1, reached: 5 },
  games: [
    { seriesId: 2, stages: 27 },
    { seriesId: 4, stages: 8 },
  ],
  moment: {
    ...{ kind: 'world-record', recordId: '5', board, rankKey: -12_418, day: '2025-03-14', rank: 1, players: 90 },
    reign: { previous: { userId: 8, handle: 'hare', name: 'Amberhare', rankKey: -12_215, days: 797 }, days: 246, isBeaten: false },
  },
  rival: { rival: { userId: 9, handle: 'moss', name: 'Mosswood' }, won: 3, lost: 2, lead: 1_000 },
} as unknown as YearReview;

const textOf = (locale: Language, more: Partial<YearReview> = {}) => {
  const parts = { catalogue, review: { ...review, ...more }, locale };
  const html = renderToStaticMarkup(
    <>
      <MomentCard {...parts} />
      <RecordsCard {...parts} />
      <ClassesCard {...parts} />
      <GamesCard {...parts} />
      <RivalCard {...parts} />
    </>,
  );
  return html.replaceAll(/<svg[\s\S]*?<\/svg>/g, '').replaceAll(/<[^>]+>/g, '|');
};

test('the cards of a year say what the player did, in English', () => {
  const text = textOf('en');
  expect(text).toContain('Your moment · 14 March');
  expect(text).toContain('203 more than Amberhare, whose record stood for 797 days. Yours has stood for 246 days.');
  expect(text).toContain('70 records, one every 5.2 days');
  expect(text).toContain('Line: your rank at the end of each month. Stems: records posted. Busiest month: April, 12 records.');
  expect(text).toContain('Five classes up');
  expect(text).toContain('From D2 in January to B3 in May.');
  expect(text).toContain('35 stages in two games');
  expect(text).toContain('Rival weeks: 3 won, 2 lost. You finish 1,000 points ahead.');
});

test('the cards of a year say what the player did, in Japanese', () => {
  const text = textOf('ja', { isRunning: true });
  expect(text).toContain('今年の一番・3月14日');
  expect(text).toContain('Amberhareの記録を797日ぶりに203更新。それから246日、まだ破られていません。');
  expect(text).toContain('70件の記録。5.2日に1件');
  expect(text).toContain('線は月末の順位、茎は投稿数。最多は4月の12件。');
  expect(text).toContain('1月の五級から、5月に初段へ。');
  expect(text).toContain('2作品・35ステージ');
  expect(text).toContain('ライバル週間は3勝2敗。');
});

test('months with equally many records are all named', () => {
  const months = review.months.map((month) => (month.month === 12 ? { ...month, records: 12 } : month));
  expect(textOf('en', { months })).toContain('Busiest months: April and December, 12 records each.');
  expect(textOf('ja', { months })).toContain('最多は4月、12月の各12件。');
});

test('an anonymous player is never named in a moment', () => {
  const { moment } = review;
  if (moment?.kind !== 'world-record' || !moment.reign?.previous) throw new Error('no world record');
  const reign = { ...moment.reign, previous: { ...moment.reign.previous, name: null } };
  const text = textOf('en', { moment: { ...moment, reign }, rival: undefined, climb: undefined });
  expect(text).toContain('203 more than the old record, which stood for 797 days.');
  expect(text).not.toMatch(/Amberhare|Mosswood|classes up/);
});
