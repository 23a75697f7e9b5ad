import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { headingsOf } from '#web/ui/markdown/headings-of.ts';
import { Contents, MOST_LISTED } from './contents.tsx';

afterEach(cleanup);

test('links to every section and indents the deeper ones', () => {
  render(<Contents title="目次" headings={headingsOf('## 道順\n\n### 一つ目\n\n## 時間')} lang="ja" />);
  const nav = screen.getByRole('navigation', { name: '目次' });
  const links = within(nav).getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual(['道順', '一つ目', '時間']);
  expect(links.map((link) => link.closest('li')?.hasAttribute('data-deeper'))).toEqual([false, true, false]);
  expect(links.every((link) => /^#./.test(link.getAttribute('href') ?? ''))).toBe(true);
});

test('renders nothing for a text with one section', () => {
  render(<Contents title="On this page" headings={headingsOf('# Alone\n\nwords')} />);
  expect(screen.queryByRole('navigation')).toBeNull();
});

test('lists at most a hundred sections', () => {
  render(<Contents title="On this page" headings={headingsOf('## a\n\n'.repeat(150))} />);
  expect(screen.getAllByRole('link')).toHaveLength(MOST_LISTED);
});
