import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { NEW_PLAYER } from '#web/features/welcome/new-player.fixture.ts';
import { messagesOf } from '#web/i18n/messages.ts';
import { FirstDashboard } from './first-dashboard.tsx';

afterEach(cleanup);

const show = (locale: 'en' | 'ja', part: Partial<typeof NEW_PLAYER> = {}) =>
  render(<FirstDashboard data={{ ...NEW_PLAYER, ...part }} words={messagesOf(locale).welcome} locale={locale} />);
const linkTo = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href');

test('greets the player and shows the score, the rank and the points of each stage to begin with', () => {
  show('en');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Welcome, Sorrel');
  expect(linkTo(/Carousel Undercroft about 10th of 23 · \+2,304 points/)).toBe('/post?stage=210&rule=21');
  expect(linkTo(/^Carousel.*52,460$/)).toBe('/post?stage=210&rule=21');
  expect(linkTo(/halfmoon D3 5,992 points · 258th/)).toBe('/user/halfmoon');
  expect(screen.getByText('up 8 this month').textContent).toBeTruthy();
  expect(linkTo(/Join the event/)).toBe('/limited/261101');
});

test('the list "Getting started" counts what is done and leads to the step of each task', () => {
  show('ja');
  const list = within(screen.getByRole('region', { name: 'はじめの一歩' }));
  expect(list.getByText('3／5').textContent).toBeTruthy();
  expect(list.getByText('箱庭2、箱庭4').textContent).toBeTruthy();
  expect(list.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    ...['1', '2', '3', '4'].map((step) => `/ja/welcome?step=${step}`),
    '/ja/auth/settings#about',
  ]);
});

test('offers to pick rivals when there are none, and leaves out stages and the event when there are none', () => {
  show('en', { rivals: [], stages: [], event: null, name: null, completed: [] });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Welcome, sorrel');
  expect(linkTo(/^Pick two rivals$/)).toBe('/welcome?step=3');
  expect(screen.queryByText('Your first three')).toBeNull();
  expect(screen.queryByText('Running now')).toBeNull();
});
