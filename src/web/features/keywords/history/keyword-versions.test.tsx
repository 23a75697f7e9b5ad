import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { ReadHistory } from '#web/server/texts/read-keyword-history.ts';
import { KeywordVersions } from './keyword-versions.tsx';

afterEach(cleanup);

const version = (revisionId: string) => ({
  revisionId,
  changedAt: new Date(0),
  changedBy: null,
  name: 'Dew Egg',
  tag: 'Eggs',
  characters: 9,
});

function showVersions(...revisionIds: readonly string[]) {
  const history: ReadHistory = {
    ...{ uniqueId: 'a', name: 'Dew Egg', lang: 'en', languages: ['en'], compared: undefined, currentId: revisionIds[0] ?? '' },
    ...{ revisions: revisionIds.map(version), page: 1, pages: 1, entryPath: '/keyword/Dew_Egg', path: '/keyword/Dew_Egg/history' },
  };
  render(<KeywordVersions history={history} zone="UTC" locale="en" />);
}

test('two versions can be compared, in columns named older and newer', () => {
  showVersions('2', '1');
  expect(screen.getAllByRole('radio')).toHaveLength(4);
  expect([screen.getByText('Older'), screen.getByText('Newer')]).toHaveLength(2);
  expect(screen.getByRole('button', { name: 'Compare' })).toBeDefined();
});

test('a single version has nothing to compare', () => {
  showVersions('1');
  expect(screen.queryAllByRole('radio')).toEqual([]);
  expect(screen.queryByText('Older')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});
