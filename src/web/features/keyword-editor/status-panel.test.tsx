import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { messagesOf } from '#web/i18n/messages.ts';
import type { EditorEntry } from './editor-context.ts';
import { StatusPanel } from './status-panel.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const entryWith = (flag: number, flags: readonly number[]): EditorEntry => ({
  ...{ uniqueId: 'a1', category: 'object', flag, reading: 'こけ', revisionId: '3', texts: {} },
  may: { edit: true, flags },
});

function show(locale: 'en' | 'ja', flags: readonly number[]) {
  const entry = entryWith(1, flags);
  const { editor, keywords } = messagesOf(locale);
  render(<StatusPanel entry={entry} name="Moss" words={editor} flags={keywords.flags} onChanged={() => {}} />);
}

test('shows the "no properties" text to players who may not change the status', () => {
  show('en', []);
  expect(screen.getByRole('region', { name: 'Status' }).textContent).toContain('This component has no properties to edit');
  expect(screen.queryByRole('button')).toBeNull();
  cleanup();
  show('ja', []);
  expect(screen.getByText('ここで変更できる項目はありません')).toBeTruthy();
});

test('offers the allowed flags to players who may change the status', () => {
  show('en', [0, 3]);
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([messagesOf('en').keywords.flags[3]]);
  expect(screen.getByRole('button', { name: 'Delete this entry' })).toBeTruthy();
  expect(screen.queryByText('This component has no properties to edit')).toBeNull();
});

test('deletes an entry after a question, says so, and restores it', async () => {
  const { editor, keywords } = messagesOf('en');
  const sent: unknown[] = [];
  let stored = entryWith(1, [0, 1]);
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit = {}) => {
    if (url.endsWith('/flag')) {
      const { flag, revisionId } = JSON.parse(String(body)) as { flag: number; revisionId: string };
      sent.push({ flag, revisionId });
      stored = { ...entryWith(flag, flag === 0 ? [1] : [0, 1]), revisionId: `${Number(revisionId) + 1}` };
    }
    return Response.json({ data: stored });
  });
  function Panel() {
    const [entry, setEntry] = useState(stored);
    return <StatusPanel entry={entry} name="Moss" words={editor} flags={keywords.flags} onChanged={setEntry} />;
  }
  render(<Panel />);
  fireEvent.click(screen.getByRole('button', { name: editor.status.delete }));
  const question = within(screen.getByRole('dialog'));
  expect(sent).toEqual([]);
  fireEvent.click(question.getByRole('button', { name: editor.status.delete }));
  expect(await screen.findByText(editor.status.deleted)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: editor.status.restore }));
  expect((await screen.findByRole('button', { name: editor.status.delete })).textContent).toBe(editor.status.delete);
  expect(screen.queryByText(editor.status.deleted)).toBeNull();
  expect(sent).toEqual([
    { flag: 0, revisionId: '3' },
    { flag: 1, revisionId: '4' },
  ]);
});
