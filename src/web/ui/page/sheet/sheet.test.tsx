import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Sheet } from './sheet.tsx';
import { leaveEntryToLink } from './sheet-history.ts';

/** A session history with one entry. Like that of a browser, it goes back only after the current task. */
function fakeHistory() {
  const entries: unknown[] = [null];
  let at = 0;
  const go = (steps: number) =>
    setTimeout(() => {
      at += steps;
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
  return {
    get state() {
      return entries[at];
    },
    pushState: (state: unknown) => void entries.splice(++at, entries.length, state),
    go,
    back: () => go(-1),
    position: () => at,
  };
}

let past: ReturnType<typeof fakeHistory>;
beforeEach(() => {
  past = fakeHistory();
  vi.stubGlobal('history', past);
});
afterEach(async () => {
  cleanup();
  await settled();
  vi.unstubAllGlobals();
});

/** Resolves after closed sheets have removed their history entries, and after the browser has gone back. */
const settled = async () => {
  for (let task = 0; task < 4; task += 1) await new Promise((resolve) => setTimeout(resolve));
};

/** A page with two sheets. The first one can open the second one over itself, or be replaced by it. */
function Page() {
  const [opened, setOpened] = useState<readonly string[]>([]);
  const sheet = (name: string) => ({
    open: opened.includes(name),
    onClose: () => setOpened((names) => names.filter((other) => other !== name)),
    label: name,
    closeLabel: `Close ${name}`,
  });
  return (
    <>
      <button type="button" onClick={() => setOpened(['Filters'])}>
        Open
      </button>
      <button type="button" onClick={() => setOpened(['Evidence'])}>
        Other
      </button>
      <Sheet {...sheet('Filters')}>
        <button type="button" onClick={() => setOpened(['Filters', 'Evidence'])}>
          Over
        </button>
        <button type="button" onClick={() => setOpened(['Evidence'])}>
          Instead
        </button>
      </Sheet>
      <Sheet {...sheet('Evidence')}>A picture</Sheet>
    </>
  );
}

const click = (text: string) => fireEvent.click(screen.getByText(text));
const openSheets = () => [...document.querySelectorAll('dialog[open]')].map((dialog) => dialog.getAttribute('aria-label'));
const show = () => {
  render(<Page />);
  click('Open');
};

test('an open sheet has a history entry, which is removed when the sheet is closed', async () => {
  show();
  expect([openSheets(), past.position()]).toEqual([['Filters'], 1]);
  fireEvent.click(screen.getByLabelText('Close Filters'));
  await settled();
  expect([openSheets(), past.position()]).toEqual([[], 0]);
});

test('the back button closes the sheet and stays on the page', async () => {
  show();
  past.back();
  await settled();
  expect([openSheets(), past.position()]).toEqual([[], 0]);
});

test('a sheet that closes because a link was followed leaves its entry to the link', async () => {
  show();
  leaveEntryToLink();
  fireEvent.click(screen.getByLabelText('Close Filters'));
  await settled();
  expect([openSheets(), past.position()]).toEqual([[], 1]);
  click('Open');
  past.back();
  await settled();
  expect([openSheets(), past.position()]).toEqual([[], 0]);
});

test('Escape closes the sheet', async () => {
  show();
  const dialog = screen.getByRole('dialog', { name: 'Filters' });
  expect(fireEvent(dialog, new Event('cancel', { cancelable: true }))).toBe(false); // The `open` prop closes it.
  await settled();
  expect([openSheets(), past.position()]).toEqual([[], 0]);
});

test('a press beside the content closes the sheet, and a press on it does not', () => {
  show();
  fireEvent.click(screen.getByText('Filters'));
  expect(openSheets()).toEqual(['Filters']);
  fireEvent.click(screen.getByRole('dialog', { name: 'Filters' }));
  expect(openSheets()).toEqual([]);
});

test('a selection of text that ends beside the content does not close the sheet', () => {
  show();
  const dialog = screen.getByRole('dialog', { name: 'Filters' });
  fireEvent.mouseDown(screen.getByText('Filters'));
  fireEvent.click(dialog); // Browsers dispatch the click on the common ancestor.
  expect(openSheets()).toEqual(['Filters']);
  fireEvent.mouseDown(dialog);
  fireEvent.click(dialog);
  expect(openSheets()).toEqual([]);
});

test('each of two sheets has its own entry, and the back button closes the upper one', async () => {
  show();
  click('Over');
  expect([openSheets(), past.position()]).toEqual([['Filters', 'Evidence'], 2]);
  past.back();
  await settled();
  expect([openSheets(), past.position()]).toEqual([['Filters'], 1]);
  past.back();
  await settled();
  expect([openSheets(), past.position()]).toEqual([[], 0]);
});

test('a sheet that replaces another one uses its entry', async () => {
  show();
  click('Instead');
  await settled();
  expect([openSheets(), past.position()]).toEqual([['Evidence'], 1]);
  past.back();
  await settled();
  expect([openSheets(), past.position()]).toEqual([[], 0]);
});

test('a sheet that is opened while another one leaves the history stays open, with an entry of its own', async () => {
  show();
  fireEvent.click(screen.getByLabelText('Close Filters'));
  await new Promise((resolve) => setTimeout(resolve)); // The browser begins to go back.
  click('Other');
  await settled();
  expect([openSheets(), past.position()]).toEqual([['Evidence'], 1]);
  past.back();
  await settled();
  expect([openSheets(), past.position()]).toEqual([[], 0]);
});

test('content is rendered only while the sheet is open', () => {
  render(<Page />);
  expect(screen.queryByText('A picture')).toBeNull();
  click('Other');
  expect(screen.getByText('A picture')).toBeTruthy();
});
