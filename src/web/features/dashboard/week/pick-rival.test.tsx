import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { PickRival } from './pick-rival.tsx';

const refresh = vi.hoisted(() => vi.fn());
vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh }) }));
afterEach(() => vi.unstubAllGlobals());

test('chooses the rival and refreshes the page, or says that it failed', async () => {
  const put = vi
    .fn()
    .mockResolvedValueOnce(new Response(null, { status: 500 }))
    .mockResolvedValue(new Response(null, { status: 204 }));
  vi.stubGlobal('fetch', put);
  render(<PickRival userId="moss" label="Add rival" spoken="Add Moss as a rival" failed="Try again." />);
  fireEvent.click(screen.getByRole('button', { name: 'Add Moss as a rival' }));
  await screen.findByText('Try again.');
  expect(refresh).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button'));
  await waitFor(() => expect(refresh).toHaveBeenCalledOnce());
  expect(put).toHaveBeenLastCalledWith('/api/me/rivals/moss', { method: 'PUT' });
});
