import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { FeedRecord } from '#domain/rankings/feeds/feed-record.ts';
import { contentCatalogue } from '#tests/support/database/catalogue.ts';
import { feedLabels } from './feed-labels.ts';
import { RecordLine } from './record-line.tsx';

afterEach(cleanup);

const RECORD: FeedRecord = {
  recordId: '5',
  route: '/stage/201',
  stage: { en: 'Button Jar', ja: 'ボタン瓶' },
  rule: { en: 'Eggs', ja: '卵あり' },
  series: 2,
  handle: 'amena',
  name: 'Amena',
  rankClass: null,
  rank: 4,
  rankText: '=4',
  value: '35,000',
  gain: '+50',
  hasImage: false,
  hasVideo: false,
  postedAt: Date.UTC(2026, 10, 14),
  postedOn: '2026/11/14',
};

const UNRANKED = { rank: null, rankText: '' };

test.each([
  ['a ranked improvement', {}, '35,000+50'],
  ['a first post', { gain: null }, '35,000First post'],
  ['an improvement that was improved since', UNRANKED, '35,000+50Improved since'],
  ['a record below the personal best', { ...UNRANKED, gain: '' }, '35,000Not their best'],
])('shows below the result of %s why it has a gain or no rank', (_, more, shown) => {
  render(<RecordLine record={{ ...RECORD, ...more }} labels={feedLabels(contentCatalogue(), 'en')} locale="en" />);
  expect(screen.getByText('35,000').parentElement?.textContent).toBe(shown);
});
