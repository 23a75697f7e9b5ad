import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { AppRouterContext, type AppRouterInstance } from 'next/dist/shared/lib/app-router-context.shared-runtime';
import { afterEach, expect, test, vi } from 'vitest';
import { useRandomStage } from './random-stage.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function RandomButton() {
  return (
    <button type="button" onClick={useRandomStage('ja')}>
      Random
    </button>
  );
}

/** Clicks the button while the server answers with `response`. Returns the paths that were passed to the router. */
function press(response: Response): string[] {
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(response);
  const paths: string[] = [];
  const router = { push: (href: string) => void paths.push(href) } as unknown as AppRouterInstance;
  render(
    <AppRouterContext value={router}>
      <RandomButton />
    </AppRouterContext>,
  );
  fireEvent.click(screen.getByText('Random'));
  return paths;
}

test('opens the stage that the server picks', async () => {
  const paths = press(Response.json({ stageId: 201 }));
  await expect.poll(() => paths).toEqual(['/ja/stage/201']);
});

test('logs an error and stays on the page when the server picks no stage', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const paths = press(Response.json({ error: 'unavailable' }, { status: 503 }));
  await expect.poll(() => log).toHaveBeenCalledWith('No random stage could be opened:', expect.any(Error));
  expect(paths).toEqual([]);
});
