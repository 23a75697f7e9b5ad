import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { messagesOf } from '#web/i18n/messages.ts';
import { VerbPanel } from './verb-panel.tsx';

afterEach(cleanup);

const SCORE = { name: 'score', label: 'Score', value: '9380' };

function open(locale: 'en' | 'ja', verb: 'decline' | 'move', refusal?: Record<string, string>) {
  const sent: object[] = [];
  render(
    <VerbPanel
      verb={verb}
      words={messagesOf(locale).moderation}
      busy={false}
      fields={[SCORE]}
      board={{ stageId: '201', rule: '21' }}
      player={{ name: 'Osmunda', language: 'ja' }}
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
  ['en', 'Decline, because', 'Decline and tell Osmunda', 'Typed value differs from the picture'],
  ['ja', '却下の理由', '却下してOsmundaに知らせる', '入力値と画像が違う'],
] as const)('in %s', (locale, title, button, third) => {
  test('a reason is chosen by its number and sent with a text in the player’s language', async () => {
    const sent = open(locale, 'decline');
    expect(screen.getByRole('heading', { name: title })).toBeTruthy();
    fireEvent.keyDown(document.body, { key: '3' });
    expect((screen.getByRole('radio', { name: new RegExp(third) }) as HTMLInputElement).checked).toBe(true);
    const text = screen.getByRole('textbox');
    expect(text.getAttribute('lang')).toBe('ja');
    fireEvent.keyDown(text, { key: '1' }); // typed, not chosen
    fireEvent.input(text, { target: { value: ' 3:16 と写っています。 ' } });
    fireEvent.click(screen.getByRole('button', { name: button }));
    await expect.poll(() => sent).toEqual([{ reason: 'value-differs', text: '3:16 と写っています。' }]);
  });
});

test('a move sends the board and the figures, and says which field does not fit', async () => {
  const sent = open('en', 'move', { 'changes.score': 'out-of-range', board: 'unknown-board' });
  fireEvent.input(screen.getByRole('textbox', { name: 'Stage number' }), { target: { value: '202' } });
  fireEvent.click(screen.getByRole('button', { name: 'Move and tell Osmunda' }));
  await expect.poll(() => sent).toEqual([{ reason: 'wrong-board', stageId: 202, rule: 21, changes: { score: '9380' } }]);
  const { errors } = messagesOf('en').records;
  expect(await screen.findByText(errors['out-of-range'])).toBeTruthy();
  expect(screen.getByText(errors['unknown-board'])).toBeTruthy();
});
