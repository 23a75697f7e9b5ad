import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CellGrid } from '#web/ui/table/cell-grid.tsx';
import { CellSheets } from './cell-sheets.tsx';

const WORDS = { open: 'Open stage', previous: 'Previous', next: 'Next', close: 'Close' };
const cell = (key: number) => ({ key, name: `Cell ${key}`, href: `/stage/${key}`, description: `Held by team ${key}.`, holders: [] });

let isPhone = true;
beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: isPhone }));
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const show = () =>
  render(
    <>
      <CellGrid label="Map" columns={2} cells={[cell(1), null, cell(2)]} />
      <CellSheets words={WORDS} />
    </>,
  );

test('on phones, a cell opens a sheet with its name, its description and the way to the next cell', async () => {
  isPhone = true;
  show();
  expect(fireEvent.click(screen.getByRole('link', { name: 'Cell 1' }))).toBe(false);
  expect((await screen.findByRole('dialog', { name: 'Cell 1' })).textContent).toContain('Held by team 1.');
  fireEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(screen.getByRole('dialog', { name: 'Cell 2' }).textContent).toContain('Held by team 2.');
  expect(screen.getByRole('link', { name: 'Open stage' }).getAttribute('href')).toBe('/stage/2');
  expect(screen.getByRole('button', { name: 'Next' }).hasAttribute('disabled')).toBe(true);
});

test('on wide screens, where a cell shows its name, its link is followed', () => {
  isPhone = false;
  show();
  expect(fireEvent.click(screen.getByRole('link', { name: 'Cell 1' }))).toBe(true);
});
