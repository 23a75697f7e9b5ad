import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { RouteLoading } from './route-loading.tsx';
import { beginRoute } from './route-progress.ts';

vi.mock('next/navigation', () => ({ usePathname: () => '/stage/201' }));
afterEach(cleanup);

test('shows a line and an overlay while another page is on its way, and hides both when a page is restored', () => {
  render(<RouteLoading label="Loading" />);
  const parts = () => screen.getByRole('status', { name: 'Loading' }).querySelectorAll('div').length;
  expect(parts()).toBe(0);
  act(() => beginRoute('/stage/202'));
  expect(parts()).toBe(2);
  act(() => void dispatchEvent(new Event('pageshow')));
  expect(parts()).toBe(0);
});
