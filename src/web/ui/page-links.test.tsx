import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { PageLinks } from './page-links.tsx';

afterEach(cleanup);

const page = (number: number, current = false) => ({ href: `?page=${number}`, label: `${number}`, spoken: `Page ${number}`, current });

test('previous, numbers and next; this page is marked and a gap is silent', () => {
  render(
    <PageLinks
      label="Pages of the ranking"
      previous={{ href: '?page=4', label: 'Previous' }}
      next={{ href: '?page=6', label: 'Next' }}
      pages={[page(1), undefined, page(5, true), undefined, page(9)]}
    />,
  );
  const nav = screen.getByRole('navigation', { name: 'Pages of the ranking' });
  const links = within(nav).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('aria-label') ?? link.textContent)).toEqual([
    'Previous',
    'Page 1',
    'Page 5',
    'Page 9',
    'Next',
  ]);
  expect(within(nav).getByRole('link', { current: 'page' }).textContent).toBe('5');
  expect(
    within(nav)
      .getAllByText('…')
      .every((gap) => gap.getAttribute('aria-hidden') === 'true'),
  ).toBe(true);
});

test('the first page has no previous', () => {
  render(<PageLinks label="ページ" next={{ href: '?page=2', label: '次へ' }} pages={[page(1, true), page(2)]} />);
  expect(screen.getAllByRole('link').length).toBe(3);
});
