import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Crumbs } from './crumbs.tsx';

afterEach(cleanup);

test('links every breadcrumb except the last, which is the current page', () => {
  const items = [{ label: 'Game 4', href: '/en/total/4' }, { label: 'Challenge', href: '/en/total/40' }, { label: '401' }];
  render(<Crumbs label="Breadcrumb" items={items} />);
  const nav = screen.getByRole('navigation', { name: 'Breadcrumb' });
  expect(
    within(nav)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['Game 4', 'Challenge']);
  expect(within(nav).getByText('401').getAttribute('aria-current')).toBe('page');
});
