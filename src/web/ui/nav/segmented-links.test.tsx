import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { SegmentedLinks } from './segmented-links.tsx';

afterEach(cleanup);

test('renders the options as links under one label and marks the selected option', () => {
  const items = [
    { href: '/ja/stage/401', label: '通常', current: true },
    { href: '/ja/stage/401?rule=3', label: 'TAS' },
  ];
  render(<SegmentedLinks label="ルール" items={items} />);
  const links = within(screen.getByRole('list', { name: 'ルール' })).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('aria-current')])).toEqual([
    ['通常', '/ja/stage/401', 'true'],
    ['TAS', '/ja/stage/401?rule=3', null],
  ]);
});
