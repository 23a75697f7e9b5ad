import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import type { RunData } from '#web/features/speedruns/run-data.ts';
import { messagesOf } from '#web/i18n/messages.ts';
import { RunSheets } from './run-sheets.tsx';

const { sheet, anonymous } = messagesOf('en').speedruns;
const LABELS = { ...sheet, anonymous };
const BEST = [
  { name: 'First gate', atMs: 2_180_000 },
  { name: 'Last light', atMs: 10_765_620 },
];
const RUN: RunData = {
  place: '2',
  rank: 2,
  handle: 'hazelwell',
  name: 'Hazelwell',
  time: '3:08:50.19',
  recordHref: '/record/7',
  videoUrl: 'https://youtu.be/aaaaaaaaaaa',
  splits: [
    { name: 'First gate', atMs: 2_351_500 },
    { name: 'Last light', atMs: 11_330_190 },
  ],
};

beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});
afterEach(cleanup);

const openRun = async (run: Partial<RunData>) => {
  render(
    <>
      <a href="/record/7" data-run={JSON.stringify({ ...RUN, ...run })}>
        Run
      </a>
      <RunSheets best={BEST} labels={LABELS} />
    </>,
  );
  expect(fireEvent.click(screen.getByText('Run'))).toBe(false); // The link is not followed.
  return screen.findByRole('dialog');
};

test('shows the marks of the record with the gaps of the run, in full precision, and links to record and video', async () => {
  const dialog = await openRun({});
  expect(dialog.textContent).toContain('3:08:50.19');
  const rows = screen.getAllByRole('row').map((row) => [...row.children].map(({ textContent }) => textContent));
  expect(rows).toEqual([
    ['Split', 'Best', 'Gap'],
    ['First gate', '36:20', '+2:51.50'],
    ['Last light', '2:59:25.62', '+9:24.57'],
  ]);
  expect(screen.getByRole('link', { name: 'Open record' }).getAttribute('href')).toBe('/record/7');
  expect(screen.getByRole('link', { name: 'Watch' }).getAttribute('href')).toBe(RUN.videoUrl);
});

test('the record itself, or a run with other splits, is shown with its own times', async () => {
  await openRun({ splits: [{ name: 'Elsewhere', atMs: 61_500 }] });
  expect(screen.getAllByRole('row').map(({ textContent }) => textContent)).toEqual(['SplitTime', 'Elsewhere1:01.50']);
});

test('says so when a run has no splits, and offers no video that it does not have', async () => {
  const dialog = await openRun({ splits: null, videoUrl: null });
  expect(dialog.textContent).toContain('No splits for this run.');
  expect(screen.queryByRole('link', { name: 'Watch' })).toBeNull();
});
