import { expect, test } from 'vitest';
import { CORE_PAGES, isReader, planShots } from './plan-shots.ts';

test('planShots covers three widths, two themes and two languages of each page', () => {
  const groups = planShots('player', ['/ja/stage/201?rule=21']);
  expect(groups.map(({ viewport, theme }) => `${viewport.width} ${theme}`)).toEqual([
    ...['320 dark', '320 light', '390 dark', '390 light', '1280 dark', '1280 light'],
  ]);
  expect(groups[2]?.shots).toEqual([
    { path: '/stage/201?rule=21', file: 'shots/player/stage-201-rule-21.390.dark.en.png' },
    { path: '/ja/stage/201?rule=21', file: 'shots/player/stage-201-rule-21.390.dark.ja.png' },
  ]);
});

test('planShots takes the core screens by default, each into a file of its own', () => {
  const files = planShots('visitor').flatMap(({ shots }) => shots.map(({ file }) => file));
  expect(new Set(files).size).toBe(12 * CORE_PAGES.visitor.length);
  expect(files).toContain('shots/visitor/home.1280.light.ja.png');
});

test('isReader accepts only the known kinds of readers', () => {
  expect(['visitor', 'player', 'moderator', 'admin', 'toString'].filter(isReader)).toEqual(['visitor', 'player', 'moderator']);
});
