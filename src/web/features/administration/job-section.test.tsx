import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { messagesOf } from '#web/i18n/messages.ts';
import { JobSection } from './job-section.tsx';

vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh: () => {} }) }));

afterEach(cleanup);

const NO_WORKER = 'No worker is running. Everything below waits until one starts.';
const show = (workers: number) =>
  render(
    <JobSection
      jobs={{ workers, tasks: [], outbox: 1_305, evidence: { healthy: 1, atRisk: 0, gone: 0, checkedAt: null } }}
      words={messagesOf('en').admin}
    />,
  );

test('says that no worker is running, because otherwise an empty queue looks fine', () => {
  show(0);
  expect(screen.getByText(NO_WORKER)).toBeDefined();
  expect(screen.getByText('Outbox rows waiting to become jobs: 1,305')).toBeDefined();
  cleanup();
  show(1);
  expect(screen.queryByText(NO_WORKER)).toBeNull();
});
