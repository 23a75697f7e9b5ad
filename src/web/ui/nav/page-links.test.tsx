import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { PageLinks } from './page-links.tsx';

afterEach(cleanup);

const WORDS = { label: 'Pages of the ranking', previous: 'Previous', next: 'Next', page: (page: number) => `Page ${page}` };
const draw = (page: number, pages: number) =>
  render(<PageLinks page={page} pages={pages} hrefOf={(each) => `?page=${each}`} words={WORDS} />);
const spoken = () => screen.getAllByRole('link').map((link) => link.getAttribute('aria-label') ?? link.textContent);

test('links to the nearby pages and marks the current one', () => {
  draw(5, 9);
  const nav = screen.getByRole('navigation', { name: 'Pages of the ranking' });
  expect(spoken()).toEqual(['Previous', 'Page 1', 'Page 3', 'Page 4', 'Page 5', 'Page 6', 'Page 7', 'Page 9', 'Next']);
  expect(within(nav).getByRole('link', { current: 'page' }).textContent).toBe('5');
  expect(within(nav).getByRole('link', { name: 'Next' }).getAttribute('href')).toBe('?page=6');
  const gaps = within(nav).getAllByText('…');
  expect(gaps.map((gap) => gap.getAttribute('aria-hidden'))).toEqual(['true', 'true']);
});

test('omits the previous and next links where there is no such page', () => {
  draw(1, 2);
  expect(spoken()).toEqual(['Page 1', 'Page 2', 'Next']);
  cleanup();
  draw(2, 2);
  expect(spoken()).toEqual(['Previous', 'Page 1', 'Page 2']);
  cleanup();
  draw(1, 1);
  expect(screen.queryByRole('navigation')).toBeNull();
});
