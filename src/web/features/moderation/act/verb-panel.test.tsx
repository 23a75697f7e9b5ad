import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import type { Board } from '#domain/catalogue/boards/board.ts';
import { stageBoard } from '#domain/catalogue/boards/find-board.ts';
import { contentCatalogue } from '#tests/support/database/catalogue.ts';
import { languageNames } from '#web/i18n/language-names.ts';
import { messagesOf } from '#web/i18n/messages.ts';
import { VerbPanel } from './verb-panel.tsx';

afterEach(cleanup);

const catalogue = contentCatalogue();
const BOARD = stageBoard(catalogue, 201, 21) as Board;
const PLACES = [
  { kind: 'stageId', id: 201, name: 'Here', rules: [{ id: 22, name: 'Other' }] },
  {
    kind: 'stageId',
    id: 202,
    name: 'Next',
    rules: [
      { id: 22, name: 'Other' },
      { id: 21, name: 'Same' },
    ],
  },
] as const;
const SCORE = { name: 'score', label: 'Score', value: '9380' };

function open(locale: 'en' | 'ja', verb: 'decline' | 'move' | 'correct', refusal?: Record<string, string>) {
  const sent: object[] = [];
  render(
    <VerbPanel
      verb={verb}
      words={messagesOf(locale).moderation}
      busy={false}
      fields={[SCORE]}
      typed={{ board: BOARD, draft: { score: '9380', console: 1 } }}
      places={PLACES}
      readAs={messagesOf(locale).records.fields.readAs}
      player={{ name: 'Osmunda', language: 'ja', languageName: languageNames(locale).ja }}
      fieldErrors={messagesOf(locale).records.errors}
      onClose={() => {}}
      onSend={async (json) => {
        sent.push(json);
        return refusal;
      }}
    />,
  );
  return sent;
}

describe.each([
  ['en', 'Reason for declining', 'Decline and notify Osmunda', "The score doesn't match the picture"],
  ['ja', '却下の理由', '却下してOsmundaに知らせる', '入力値と画像が違う'],
] as const)('verb panel in language %s', (locale, title, button, third) => {
  test('selects a reason by its number key and sends it with a text in the player’s language', async () => {
    const sent = open(locale, 'decline');
    expect(screen.getByRole('heading', { name: title })).toBeTruthy();
    fireEvent.keyDown(document.body, { key: '3' });
    expect((screen.getByRole('radio', { name: new RegExp(third) }) as HTMLInputElement).checked).toBe(true);
    const text = screen.getByRole('textbox');
    expect(text.getAttribute('lang')).toBe('ja');
    fireEvent.keyDown(text, { key: '1' }); // The key is typed into the text and is not a shortcut.
    fireEvent.input(text, { target: { value: ' 3:16 と写っています。 ' } });
    fireEvent.click(screen.getByRole('button', { name: button }));
    await expect.poll(() => sent).toEqual([{ reason: 'value-differs', text: '3:16 と写っています。' }]);
  });
});

test('a move sends the target board with the values and shows errors beside the fields', async () => {
  const sent = open('en', 'move', { 'changes.score': 'out-of-range', board: 'unknown-board' });
  const { errors } = messagesOf('en').records;
  const send = () => fireEvent.click(screen.getByRole('button', { name: 'Move and notify Osmunda' }));
  expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Stage' }));
  send();
  expect(await screen.findByText(errors.required)).toBeTruthy();
  expect(sent).toEqual([]);

  fireEvent.change(screen.getByRole('combobox', { name: 'Stage' }), { target: { value: '202' } });
  const rule = screen.getByRole('combobox', { name: 'Rule' }) as HTMLSelectElement;
  expect([rule.value, [...rule.options].map(({ text }) => text)]).toEqual(['21', ['Other', 'Same']]);
  send();
  await expect.poll(() => sent).toEqual([{ reason: 'wrong-board', stageId: 202, rule: 21, changes: { score: '9380' } }]);
  expect(await screen.findByText(errors['out-of-range'])).toBeTruthy();
  expect(screen.getByText(errors['unknown-board'])).toBeTruthy();
});

test('validates a correction by the same rules as the posting form before sending it', async () => {
  const sent = open('en', 'correct');
  const score = screen.getByRole('textbox', { name: 'Score' });
  const send = () => fireEvent.click(screen.getByRole('button', { name: 'Correct and notify Osmunda' }));
  fireEvent.input(score, { target: { value: 'many' } });
  send();
  expect(await screen.findByText(messagesOf('en').records.errors['not-a-number'])).toBeTruthy();
  expect(sent).toEqual([]);
  fireEvent.input(score, { target: { value: '９,３９０' } });
  expect(screen.getByRole('status').textContent).toBe('Counts as 9,390');
  send();
  await expect.poll(() => sent).toEqual([{ reason: 'value-differs', changes: { score: '９,３９０' } }]);
});
