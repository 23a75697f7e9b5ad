import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { FilterBar } from './filter-bar.tsx';
import { SelectLinks } from './select-links.tsx';

afterEach(cleanup);

const years = (chosen: string) => ['2026', '2025', '2024'].map((label) => ({ href: `?year=${label}`, label, current: label === chosen }));

test('shows the selected option when closed and links to all options when open', () => {
  const { container } = render(<SelectLinks label="Year" items={years('2025')} group="filter" />);
  expect(container.querySelector('summary')?.textContent).toBe('Year: 2025');
  expect(container.querySelector('details')?.getAttribute('name')).toBe('filter');
  const links = [...container.querySelectorAll('a')];
  expect(links.map((link) => link.textContent)).toEqual(['2026', '2025', '2024']);
  expect(links.filter((link) => link.getAttribute('aria-current')).map((link) => link.textContent)).toEqual(['2025']);
});

test('closes after a selection', () => {
  const { container, rerender } = render(<SelectLinks label="Year" items={years('2026')} />);
  container.querySelector('details')?.setAttribute('open', '');
  rerender(<SelectLinks label="Year" items={years('2024')} />);
  expect(container.querySelector('details')?.hasAttribute('open')).toBe(false);
  expect(screen.getByText('Year:')).toBeDefined();
});

test('a filter bar shows each filter above its current choice, opens one at a time and closes after a selection', () => {
  const bar = (chosen: string) => (
    <FilterBar
      label="Filters"
      cells={[
        { label: 'Console', items: [{ href: '?', label: 'All', current: true }] },
        { label: 'When', items: years(chosen), isSet: true, after: <p>Any day</p> },
      ]}
    />
  );
  const { container, rerender } = render(bar('2025'));
  expect([...container.querySelectorAll('summary')].map(({ textContent }) => textContent)).toEqual(['ConsoleAll', 'When2025']);
  expect([...container.querySelectorAll('summary')].map(({ dataset }) => 'set' in dataset)).toEqual([false, true]);
  expect(new Set([...container.querySelectorAll('details')].map(({ name }) => name)).size).toBe(1);
  expect(screen.getByText('Any day')).toBeDefined();
  container.querySelectorAll('details')[1]?.setAttribute('open', '');
  rerender(bar('2024'));
  expect(container.querySelector('details[open]')).toBeNull();
});
