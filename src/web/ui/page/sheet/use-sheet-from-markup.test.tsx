import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { useSheetFromMarkup } from './use-sheet-from-markup.ts';

afterEach(cleanup);

let sheet: ReturnType<typeof useSheetFromMarkup<string>>;
function Opener({ prefix = 'about' }: { prefix?: string }) {
  sheet = useSheetFromMarkup((clicked) => {
    const link = clicked.closest('a[data-opens]');
    return link ? `${prefix} ${link.textContent}` : undefined;
  });
  return null;
}
const PAGE = (
  <>
    <a href="/moss" data-opens="">
      <b>moss</b>
    </a>
    <a href="#other">other</a>
  </>
);
const show = () =>
  render(
    <>
      {PAGE}
      <Opener />
    </>,
  );

test('opens with what the clicked element says instead of following its link', () => {
  show();
  expect(sheet).toBeUndefined();
  expect(fireEvent.click(screen.getByText('moss'))).toBe(false);
  expect(sheet).toMatchObject({ content: 'about moss', isOpen: true, times: 1 });
});

test('leaves other links, and clicks for a new tab, to the browser', () => {
  show();
  expect(fireEvent.click(screen.getByText('other'))).toBe(true);
  document.addEventListener('click', (event) => expect(event.defaultPrevented).toBe(false), { once: true });
  fireEvent.click(screen.getByText('moss'), { ctrlKey: true });
  expect(sheet).toBeUndefined();
});

test('keeps the content while the sheet closes, and counts each opening', () => {
  show();
  fireEvent.click(screen.getByText('moss'));
  act(() => sheet?.close());
  expect(sheet).toMatchObject({ content: 'about moss', isOpen: false, times: 1 });
  fireEvent.click(screen.getByText('moss'));
  expect(sheet).toMatchObject({ isOpen: true, times: 2 });
});

test('reads with the newest function, and no longer after the component is gone', () => {
  const { rerender } = show();
  rerender(
    <>
      {PAGE}
      <Opener prefix="all about" />
    </>,
  );
  fireEvent.click(screen.getByText('moss'));
  expect(sheet?.content).toBe('all about moss');
  act(() => sheet?.close());
  rerender(PAGE);
  expect(fireEvent.click(screen.getByText('other'))).toBe(true);
  expect(sheet?.times).toBe(1);
});
