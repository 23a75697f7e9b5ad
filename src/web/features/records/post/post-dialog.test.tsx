import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { boardsOfStage } from '#domain/catalogue/boards/find-board.ts';
import { contentCatalogue } from '#tests/support/database/catalogue.ts';
import { makePostContext } from './make-post-context.ts';
import { PostDialog } from './post-dialog.tsx';

vi.mock('#web/i18n/record-words.ts', () => ({ loadRecordWords: () => Promise.reject(new TypeError('offline')) }));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

test('opens the page of the form when the form cannot be loaded', async () => {
  vi.stubEnv('DATABASE_URL', 'postgres://nobody@127.0.0.1/none');
  const opened = vi.fn();
  vi.stubGlobal('location', { assign: opened });
  const [board] = boardsOfStage(contentCatalogue(), 401);
  if (!board) throw new Error('no stage 401');
  const { words: _, ...context } = makePostContext(contentCatalogue(), { board, recordKey: null }, 'ja');
  const words = { open: 'Submit Score', title: 'Submit Score', preparing: 'Opening', close: 'Close' };
  render(<PostDialog context={context} words={words} href="/ja/post?stage=401&rule=41" note={undefined} />);
  fireEvent.click(screen.getByRole('link', { name: 'Submit Score' }));
  await expect.poll(() => opened.mock.calls).toEqual([['/ja/post?stage=401&rule=41']]);
});
