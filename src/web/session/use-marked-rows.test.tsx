import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { useMarkedRows } from './use-marked-rows.ts';

afterEach(() => {
  cleanup();
  document.body.innerHTML = '';
});

const insertRows = (...handles: string[]) => {
  const rows = handles.map((handle) => `<tr><th><svg data-planet="${handle}"></svg></th></tr>`);
  document.body.innerHTML = `<table><tbody id="rows">${rows.join('')}</tbody></table>`;
};
const marks = () => [...document.querySelectorAll('tr')].map((row) => [row.id, row.dataset.mark ?? '']);

const RIVALS = ['fern'];
let found: readonly string[] = [];
function Marker({ me }: { me?: string }) {
  found = useMarkedRows({ rowsId: 'rows', ownRowId: 'me', me, rivals: RIVALS }).map(({ handle }) => handle);
  return null;
}
const renderMarker = (me?: string) => render(<Marker {...(me && { me })} />, { container: document.createElement('div') });

test('marks the rows of the reader and the rivals, and no others', () => {
  insertRows('moss', 'fern', 'ivy');
  renderMarker('moss');
  expect(marks()).toEqual([
    ['me', 'me'],
    ['', 'rival'],
    ['', ''],
  ]);
  expect(found).toEqual(['moss', 'fern']);
});

test('leaves other marks inside a row when its own is removed', () => {
  insertRows('moss');
  const state = document.createElement('span');
  state.dataset.mark = 'checked';
  document.querySelector('th')?.append(state);
  const { rerender } = renderMarker('moss');
  rerender(<Marker />);
  expect(marks()).toEqual([['', '']]);
  expect(state.dataset.mark).toBe('checked');
});

test('marks no row for visitors, nor for a reader who is not on this page', () => {
  insertRows('moss', 'ivy');
  renderMarker();
  renderMarker('reed');
  expect(marks().flat().join('')).toBe('');
});

test('marks rows again after the markup has changed, and removes the marks when the reader signs out', async () => {
  insertRows('ivy');
  const { rerender } = renderMarker('moss');
  insertRows('moss');
  document.body.dispatchEvent(new Event('markupchange', { bubbles: true }));
  await expect.poll(() => found).toEqual(['moss']);
  expect(marks()).toEqual([['me', 'me']]);
  rerender(<Marker />);
  expect(marks()).toEqual([['', '']]);
});
