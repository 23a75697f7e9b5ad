import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { recordDrafts, returnDraft } from './stored-draft.ts';
import { useStoredDraft } from './use-stored-draft.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
});

/** Renders the fields of a countdown board and outputs the hook's draft. */
function Board({ name }: { name: string }) {
  const holder = useRef<HTMLDivElement>(null);
  const { draft, type } = useStoredDraft(name, holder, () => {});
  return (
    <div ref={holder}>
      <form onInput={type}>
        <input name="time" aria-label="Time" />
        <input type="radio" name="timeIs" value="elapsed" aria-label="Elapsed" defaultChecked />
        <input type="radio" name="timeIs" value="left" aria-label="Left" />
      </form>
      <output>{JSON.stringify(draft.typed)}</output>
    </div>
  );
}
const chosen = () => screen.getAllByRole<HTMLInputElement>('radio').find(({ checked }) => checked)?.value;
const typed = () => JSON.parse(screen.getByRole('status').textContent ?? '');
const write = (label: string, value: string) => fireEvent.input(screen.getByLabelText(label), { target: { value } });

test('preselects "Left" on the next countdown board after the player has chosen it once', () => {
  render(<Board name="stage.345.33" />);
  expect(chosen()).toBe('elapsed');
  fireEvent.click(screen.getByLabelText('Left'));
  write('Time', '1:35');
  expect(typed()).toEqual({ time: '1:35', timeIs: 'left' });
  cleanup();
  render(<Board name="stage.346.33" />);
  expect(chosen()).toBe('left');
});

test('an open form takes the draft of its board back when the post was rejected, so that typing does not overwrite it', () => {
  render(<Board name="stage.348.33" />);
  const time = () => screen.getByLabelText<HTMLInputElement>('Time').value;
  act(() => returnDraft('stage.349.33', { key: 'other', typed: { time: '9:99' } }));
  expect(time()).toBe('');
  act(() => returnDraft('stage.348.33', { key: 'rejected', typed: { time: '1:35', timeIs: 'left' } }));
  expect([time(), chosen()]).toEqual(['1:35', 'left']);
  write('Time', '1:36');
  expect(recordDrafts.find('stage.348.33')).toMatchObject({ key: 'rejected', typed: { time: '1:36' } });
});

test('reads the form even when storage is disabled', () => {
  const off = () => {
    throw new DOMException('switched off', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: off, setItem: off, removeItem: off, clear: () => {} });
  render(<Board name="stage.347.33" />);
  write('Time', '2:10');
  expect(typed()).toEqual({ time: '2:10', timeIs: 'elapsed' });
});
