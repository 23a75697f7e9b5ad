import { expect, test } from 'vitest';
import { formatWindow } from './format-window.ts';

const NEW_YEAR = { startsAt: '2017-12-31T15:00:00+09:00', endsAt: '2018-01-01T05:59:59+09:00' };

test('formatWindow shows the year only once unless the window spans two years', () => {
  expect(formatWindow(NEW_YEAR, 'Asia/Tokyo')).toEqual(['2017/12/31 15:00', '2018/01/01 05:59']);
  expect(formatWindow(NEW_YEAR, 'America/New_York')).toEqual(['2017/12/31 01:00', '12/31 15:59']);
});
