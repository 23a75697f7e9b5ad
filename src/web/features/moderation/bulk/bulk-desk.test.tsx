import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime.js';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Language } from '#domain/shared/language.ts';
import { fill } from '#web/i18n/fill.ts';
import { messagesOf } from '#web/i18n/messages.ts';
import { BulkDesk } from './bulk-desk.tsx';

const GROUPS = [
  {
    handle: 'osmunda',
    name: 'Osmunda',
    records: [
      { recordId: '11', kind: 'Evidence missing', about: 'Spring 9,380' },
      { recordId: '12', kind: 'Evidence missing', about: 'Cellar 120' },
    ],
  },
  { handle: 'player2', name: 'ツキノワ', records: [{ recordId: '21', kind: 'Report', about: 'Bridge 3:16' }] },
];
const PREVIEW = {
  bulkId: 'b1',
  items: [{ recordId: '11', revisionId: '1', from: 'posted', to: 'declined', isHalf: false }],
  leftOut: [{ recordId: '12', error: 'not-allowed' }],
};

let sent: [string, unknown][] = [];
let answers: Record<string, [number, object]> = {};
beforeEach(() => {
  sent = [];
  answers = { '': [201, PREVIEW], '/b1/apply': [200, { acts: [] }], '/b1/undo': [200, { acts: [] }] };
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit) => {
    const rest = path.replace('/api/moderation/bulks', '');
    sent.push([rest, JSON.parse(String(body))]);
    const [status, json] = answers[rest] ?? [404, {}];
    return Response.json(json, { status });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function open(locale: Language, groups = GROUPS) {
  const { moderation: words, records } = messagesOf(locale);
  const router = { push: vi.fn(), refresh: vi.fn(), replace: vi.fn(), back: vi.fn(), forward: vi.fn(), prefetch: vi.fn() };
  const desk = (shown: typeof GROUPS) => (
    <AppRouterContext value={router as never}>
      <BulkDesk groups={shown} home="/moderation" words={words} states={records.states}>
        <p>the desk</p>
      </BulkDesk>
    </AppRouterContext>
  );
  const { rerender } = render(desk(groups));
  return { words, router, states: records.states, show: (shown: typeof GROUPS) => rerender(desk(shown)) };
}

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const box = (name: RegExp) => screen.getByRole('checkbox', { name }) as HTMLInputElement;

describe.each(['en', 'ja'] as const)('the bulk desk in language %s', (locale) => {
  test('previews, applies and undoes a bulk action with one request per step', async () => {
    const { words, router, states } = open(locale);
    const { bulk } = words;
    fireEvent.keyDown(document.body, { key: 'b' });
    expect(screen.queryByText('the desk')).toBeNull();
    expect((screen.getByRole('button', { name: fill(bulk.look, { count: 0 }) }) as HTMLButtonElement).disabled).toBe(true);

    fireEvent.click(box(/Osmunda/));
    expect([box(/Spring/).checked, box(/Cellar/).checked, box(/Bridge/).checked]).toEqual([true, true, false]);
    fireEvent.change(screen.getByRole('combobox', { name: bulk.verb }), { target: { value: 'decline' } });
    fireEvent.change(screen.getByRole('combobox', { name: words.panels.reason }), { target: { value: 'value-differs' } });
    press(fill(bulk.look, { count: 2 }));
    expect(screen.getByRole('alert').textContent).toBe(bulk.textMissing);
    expect(sent).toEqual([]);

    fireEvent.input(screen.getByRole('textbox', { name: bulk.text }), { target: { value: ' 3:16 ' } });
    press(fill(bulk.look, { count: 2 }));
    expect(await screen.findByText('Osmunda: Spring 9,380')).toBeTruthy();
    expect(screen.getByText(fill(bulk.change, { from: states.posted, to: states.declined }))).toBeTruthy();
    expect(screen.getByText(words.errors['not-allowed'])).toBeTruthy();
    expect(sent).toEqual([['', { verb: 'decline', reason: 'value-differs', text: '3:16', recordIds: ['11', '12'] }]]);

    press(bulk.back); // The form retains its values.
    press(fill(bulk.look, { count: 2 }));
    await screen.findByText('Osmunda: Spring 9,380');
    expect(sent[1]).toEqual(sent[0]);
    press(fill(bulk.apply, { verb: words.verbs.decline, count: 1 }));
    expect((await screen.findByRole('status')).textContent).toBe(fill(bulk.done, { count: 1 }));
    fireEvent.keyDown(document.body, { key: 'u' });
    expect(await screen.findByText(bulk.undone)).toBeTruthy();
    expect(sent.slice(2)).toEqual([
      ['/b1/apply', {}],
      ['/b1/undo', {}],
    ]);
    press(words.panels.close);
    expect(screen.getByText('the desk')).toBeTruthy();
    expect(router.push).toHaveBeenCalledWith('/moderation', { scroll: false });
  });
});

test('keeps the records ticked when one of them has changed since the preview', async () => {
  const { words } = open('en');
  answers['/b1/apply'] = [409, { error: 'changed-since', records: ['11'] }];
  press(/^Batch mode/);
  fireEvent.click(box(/^All 3/));
  press(fill(words.bulk.look, { count: 3 }));
  await screen.findByText('Osmunda: Spring 9,380');
  press(fill(words.bulk.apply, { verb: words.verbs.verify, count: 1 }));
  expect((await screen.findByRole('alert')).textContent).toBe(words.bulk.errors['changed-since']);
  press(words.bulk.back);
  expect(box(/^All 3/).checked).toBe(true);
});

test('does not send a record that another moderator has handled in the meantime', async () => {
  const { words, show } = open('en');
  press(/^Batch mode/);
  fireEvent.click(box(/^All 3/));
  show(GROUPS.slice(0, 1));
  press(fill(words.bulk.look, { count: 2 }));
  await expect.poll(() => sent).toEqual([['', { verb: 'verify', reason: 'evidence-fits', recordIds: ['11', '12'] }]]);
});

test('offers no bulk action for a single record', () => {
  open('en', GROUPS.slice(1));
  expect(screen.queryByRole('button')).toBeNull();
  fireEvent.keyDown(document.body, { key: 'b' });
  expect(screen.getByText('the desk')).toBeTruthy();
});
