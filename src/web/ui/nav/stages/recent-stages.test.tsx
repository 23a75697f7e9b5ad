import { afterEach, expect, test } from 'vitest';
import { recentStages, rememberStage } from './recent-stages.ts';

afterEach(() => localStorage.clear());

test('lists the last six stages in any language, newest first and each once', () => {
  for (const path of ['/stage/201', '/ja/stage/202', '/stage/203', '/stage/204', '/stage/205', '/stage/206', '/stage/207', '/stage/203'])
    rememberStage(path);
  expect(recentStages()).toEqual([203, 207, 206, 205, 204, 202]);
});

test('ignores other pages and stored text that is no list of stages', () => {
  for (const path of ['/', '/stage/x', '/stage/201/card.png', '/total/20']) rememberStage(path);
  expect(recentStages()).toEqual([]);
  localStorage.setItem('recentStages', '{"a":1}');
  expect(recentStages()).toEqual([]);
  localStorage.setItem('recentStages', '[1, "2", null]');
  expect(recentStages()).toEqual([1]);
});
