import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { finding, phrase, type StatusLine, statusLine } from '#domain/status/status-line.ts';
import { messagesOf } from '#web/i18n/messages.ts';
import { StatusSection } from './status-section.tsx';

afterEach(cleanup);

const VERSION = statusLine('version', [phrase('versionOnly', { version: '2.0.0', node: '24.21.0' })]);
const BACKUP = statusLine(
  'backup',
  [phrase('backup', { repository: '1', age: { seconds: 97_200 } })],
  [finding('act', 'StargrassBackupOld')],
);
const show = (lines: readonly StatusLine[], locale: 'en' | 'ja') =>
  render(<StatusSection lines={lines} words={messagesOf(locale).status} jobsHref="/admin/jobs" />).container;

test('shows each part with its state, facts and reason', () => {
  const rows = [...show([VERSION, BACKUP], 'en').querySelectorAll('dl > div')];
  expect(rows.map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([
    ['Version', 'ok', 'Stargrass 2.0.0, Node.js 24.21.0'],
    ['Backup', 'act', 'repository 1: 27 h agono backup for 26 hours (StargrassBackupOld)'],
  ]);
});

test('leads to the jobs from their row', () => {
  show([statusLine('queue', [])], 'en');
  expect(screen.getByRole('link', { name: 'Jobs' }).getAttribute('href')).toBe('/admin/jobs');
});

test('opens with the most severe state in a sentence', () => {
  show([VERSION, BACKUP], 'ja');
  expect(screen.getByText('今すぐ対応が必要な項目があります。')).toBeDefined();
  cleanup();
  show([VERSION], 'ja');
  expect(screen.getByText('すべて正常です。')).toBeDefined();
});
