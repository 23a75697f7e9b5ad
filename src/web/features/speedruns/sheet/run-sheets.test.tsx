import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { messagesOf } from '#web/i18n/messages.ts';
import { RunSheets } from './run-sheets.tsx';

vi.mock('./splits-sheet.tsx', () => {
  throw new TypeError('offline');
});
afterEach(cleanup);

test('without a connection, follows the link that should have opened the sheet, at every tap', async () => {
  const { sheet, anonymous } = messagesOf('en').speedruns;
  render(
    <>
      <a href="#record" data-run={JSON.stringify({ recordHref: '#record' })}>
        Run
      </a>
      <RunSheets best={undefined} labels={{ ...sheet, anonymous }} />
    </>,
  );
  for (const _ of [1, 2]) {
    location.hash = '';
    fireEvent.click(screen.getByText('Run'));
    await expect.poll(() => location.hash).toBe('#record');
  }
});
