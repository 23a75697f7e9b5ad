import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { messagesOf } from '#web/i18n/messages.ts';
import type { EditorEntry } from './editor-context.ts';
import { StatusPanel } from './status-panel.tsx';

afterEach(cleanup);

function show(locale: 'en' | 'ja', flags: readonly number[]) {
  const entry: EditorEntry = {
    ...{ uniqueId: 'a1', category: 'object', flag: 1, reading: 'こけ', revisionId: '3', texts: {} },
    may: { edit: true, flags },
  };
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
