import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import words from '#content/locales/en/ranking-sheets.json' with { type: 'json' };
import type { OwnView } from '#web/features/rankings/own/own-view.ts';
import { labelsOf201, rowOf201, scaleOf201 } from '#web/features/rankings/table/ranking.fixture.ts';
import { RankingContent } from '#web/features/rankings/table/ranking-table.tsx';
import { shownRows } from '#web/features/rankings/table/shown-rows.ts';
import { EvidenceSheet } from './evidence-sheet.tsx';

const VIDEO = { address: 'https://youtu.be/x', host: 'YouTube', embed: 'https://www.youtube-nocookie.com/embed/x', health: null };
let answer: object | undefined;

beforeEach(() => {
  answer = { state: 'checked', video: VIDEO, picture: null };
  vi.stubGlobal('fetch', async () => (answer ? Response.json(answer) : new Response(null, { status: 503 })));
  HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function (this: HTMLDialogElement) {
    this.open = false;
  };
  const rows = [
    rowOf201(1, '1', 14_820, { marks: ['video'] }),
    rowOf201(2, '2', 14_700),
    rowOf201(3, '=3', 14_500, { marks: ['video', 'image'] }),
    rowOf201(4, '=3', 14_500, { marks: ['image'] }),
  ];
  const table = document.body.appendChild(document.createElement('table'));
  table.innerHTML = renderToStaticMarkup(
    <RankingContent rows={shownRows(rows, scaleOf201(), null)} borders={[]} labels={labelsOf201('en')} />,
  );
});
afterEach(() => {
  cleanup();
  document.querySelector('table')?.remove();
  vi.unstubAllGlobals();
});

function open(recordId: string, own?: OwnView) {
  const onOpen = vi.fn();
  render(<EvidenceSheet open recordId={recordId} locale="en" own={own} words={words} onClose={() => {}} onOpen={onOpen} />);
  return onOpen;
}
const facts = () => screen.getAllByRole('definition').map((value) => value.textContent);

test('shows the row, its evidence and its state, and loads no video before it is played', async () => {
  open('3');
  expect(screen.getByRole('dialog', { name: "Player 3's run, 14,500" })).toBeDefined();
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['To WR', 'Points', 'Console', 'Posted']);
  expect(facts().slice(0, 3)).toEqual(['−320', '997', 'Switch']);
  const play = await screen.findByRole('link', { name: /Play the video YouTube/ });
  expect(play.textContent).toContain('Nothing is sent to YouTube until you press play.');
  expect(screen.getByText('Checked')).toBeDefined();
  expect(document.querySelector('iframe')).toBeNull();
});

test('leads to the previous and next run with evidence, and to the record', async () => {
  const onOpen = open('3');
  fireEvent.click(screen.getByRole('button', { name: '1st Player 1' }));
  fireEvent.click(screen.getByRole('button', { name: '3rd Player 4' }));
  expect(onOpen.mock.calls).toEqual([['1'], ['4']]);
  expect(screen.getByRole('link', { name: 'Open record' }).getAttribute('href')).toBe('/record/3');
  expect(screen.queryByRole('link', { name: 'Compare' })).toBeNull();
  await screen.findByText('Checked');
});

test('compares with the signed-in player', async () => {
  open('1', { userId: 'moss', name: 'Moss', row: { amount: 14_420 }, rivals: [], rankClass: null, entry: null } as unknown as OwnView);
  expect(screen.getByText('400 ahead of you')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Compare' }).getAttribute('href')).toBe('/compare/moss/player1');
  await screen.findByText('Checked');
});

test('an equal result is neither ahead of nor behind the signed-in player', async () => {
  open('1', { userId: 'moss', name: 'Moss', row: { amount: 14_820 }, rivals: [], rankClass: null, entry: null } as unknown as OwnView);
  expect((await screen.findByText('Checked')).parentElement?.textContent).toBe('Checked');
});

test('says so while the picture is still being prepared', async () => {
  answer = { state: 'posted', video: null, picture: null };
  open('4');
  expect(await screen.findByText('The picture is being prepared.')).toBeDefined();
});

test('a world record has no gap, and a video that is gone is not offered', async () => {
  answer = { state: 'posted', video: { ...VIDEO, health: 'gone' }, picture: null };
  open('1');
  expect(facts()[0]).toBe('WR');
  expect(await screen.findByText('This video is no longer available.')).toBeDefined();
  expect(screen.queryByRole('link', { name: /Play the video/ })).toBeNull();
});

test('offers another try when the evidence does not load', async () => {
  answer = undefined;
  open('1');
  await screen.findByText("The evidence didn't load.");
  answer = { state: 'posted', video: null, picture: { src: '/api/pictures/x.webp', width: 16, height: 9 } };
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect((await screen.findByRole('img', { name: "Player 1's picture of 14,820" })).getAttribute('src')).toBe('/api/pictures/x.webp');
});
