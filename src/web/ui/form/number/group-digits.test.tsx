import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import fc from '#tests/support/fast-check.ts';
import { Form } from '#web/ui/form/form.tsx';
import { groupDigits, ungroupDigits } from './group-digits.ts';
import { NumberField } from './number-field.tsx';

afterEach(cleanup);

test.each([
  ['', ''],
  ['7', '7'],
  ['34650', '34,650'],
  ['1234567', '1,234,567'],
  ['1,23', '123'],
  ['３４６５０', '34,650'],
  ['007', '007'],
  ['12a', '12a'],
  ['1:35', '1:35'],
])('%j is shown as %j', (text, shown) => {
  expect(groupDigits(text)).toBe(shown);
});

test('grouping loses no digit', () => {
  fc.assert(fc.property(fc.stringMatching(/^\d{0,12}$/), (digits) => ungroupDigits(groupDigits(digits)) === digits));
});

function openField(value = ''): HTMLInputElement {
  render(
    <Form onSend={async () => ({})}>
      <NumberField name="score" label="Score" grouped defaultValue={value} />
    </Form>,
  );
  return screen.getByLabelText<HTMLInputElement>('Score');
}

/** Edits a field as a browser does: changes the text, moves the caret and fires the event. `|` is the caret. */
function edit(field: HTMLInputElement, marked: string, inputType: string): string {
  const caret = marked.indexOf('|');
  field.value = marked.replace('|', '');
  field.setSelectionRange(caret, caret);
  fireEvent(field, new InputEvent('input', { bubbles: true, inputType }));
  const at = field.selectionStart ?? 0;
  return `${field.value.slice(0, at)}|${field.value.slice(at)}`;
}

test.each([
  ['a digit at the end', '3,465', '3,4650|', 'insertText', '34,650|'],
  ['a digit in the middle', '34,650', '349|,650', 'insertText', '349|,650'],
  ['a digit at the start', '34,650', '9|34,650', 'insertText', '9|34,650'],
  ['a digit that adds a separator to its left', '4,650', '4,6|650', 'insertText', '46|,650'],
  ['a deleted digit', '34,650', '34,60|', 'deleteContentBackward', '3,460|'],
  ['a separator deleted backwards', '34,650', '34|650', 'deleteContentBackward', '3|,650'],
  ['a separator deleted forwards', '34,650', '34|650', 'deleteContentForward', '3,4|50'],
  ['a pasted number', '', '34650|', 'insertFromPaste', '34,650|'],
  ['a letter, which stays', '34,650', '34,650x|', 'insertText', '34,650x|'],
  ['everything deleted', '7', '|', 'deleteContentBackward', '|'],
])('after %s, the caret stays behind the same digit', (_, before, typed, inputType, after) => {
  expect(edit(openField(before), typed, inputType)).toBe(after);
});

test('does not regroup while an input method composes', () => {
  const field = openField();
  field.value = '３４６５';
  fireEvent(field, new InputEvent('input', { bubbles: true, isComposing: true }));
  expect(field.value).toBe('３４６５');
  fireEvent.compositionEnd(field);
  expect(field.value).toBe('3,465');
});

test('typing and deleting anywhere keeps exactly the typed digits', () => {
  const field = openField();
  const step = fc.record({ at: fc.nat(12), digit: fc.option(fc.integer({ min: 0, max: 9 }), { nil: undefined }) });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
      edit(field, '|', 'deleteContentBackward');
      let digits = '';
      for (const { at, digit } of steps) {
        const text = field.value;
        const caret = Math.min(at, text.length);
        const left = text.slice(0, caret).replaceAll(',', '').length;
        if (digit !== undefined) {
          digits = digits.slice(0, left) + digit + digits.slice(left);
          edit(field, `${text.slice(0, caret)}${digit}|${text.slice(caret)}`, 'insertText');
        } else if (caret > 0) {
          digits = digits.slice(0, left - 1) + digits.slice(left);
          edit(field, `${text.slice(0, caret - 1)}|${text.slice(caret)}`, 'deleteContentBackward');
        }
        expect(ungroupDigits(field.value)).toBe(digits);
      }
    }),
  );
});
