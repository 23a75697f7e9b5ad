import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Dump } from '#domain/dumps/dump.ts';
import { DUMP_FORMATS, rowsFile } from '#domain/dumps/lines.ts';
import { DUMP_KINDS } from '#domain/dumps/rows.ts';
import { EarlierDumps } from './earlier-dumps.tsx';
import { NewestDump } from './newest-dump.tsx';

const sha256 = 'ab'.repeat(32);
const file = (name: string, rows?: number) => ({ name, bytes: 1_234_567, sha256, ...(rows !== undefined && { rows }) });
const dump: Dump = {
  dumpId: '2026-11-18-aaaaaaaa',
  takenAt: new Date('2026-11-17T18:40:00Z'),
  licence: 'CC-BY-4.0',
  publicKey: 'RWQ',
  files: [
    ...DUMP_KINDS.flatMap((kind) => DUMP_FORMATS.map((format) => file(rowsFile(kind, format), 12_345))),
    ...['datapackage.json', 'SHA256SUMS', 'SHA256SUMS.minisig'].map((name) => file(name)),
  ],
};

test('the newest dump shows a link with its size to every file, and all checksums', () => {
  const { container } = render(<NewestDump dump={dump} locale="en" zone="Asia/Tokyo" />);
  const addresses = [...container.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  for (const { name } of dump.files) expect(addresses).toContain(`/api/dumps/2026-11-18-aaaaaaaa/${name}`);
  expect(screen.getByRole('link', { name: 'News, CSV, 1.2 MB' }).textContent).toBe('1.2 MB');
  expect(within(screen.getByRole('table')).getAllByRole('row')).toHaveLength(DUMP_KINDS.length + 1);
  expect(container.querySelector('pre')?.textContent).toContain(`${sha256}  log.csv.gz\n`);
  expect(screen.getByText('minisign')).toBeTruthy();
  expect(container.querySelector('time')?.textContent).toBe('2026/11/18'); // in the site's time zone
});

test('earlier dumps are listed with their day and number of records', () => {
  const { container } = render(<EarlierDumps dumps={[dump]} locale="ja" zone="Asia/Tokyo" />);
  expect(container.querySelector('li')?.textContent).toContain('記録12,345件');
});
