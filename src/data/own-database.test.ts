import { describe, expect, test } from 'vitest';
import { cloneDatabase, dropDatabase, ensureDatabase, isOwnDatabase, ownDatabaseName, withDatabase } from './own-database.ts';

const NOBODY = 'postgres://nobody@127.0.0.1:1/stargrass_dev'; // no server listens there: a refusal comes before any connection
const OURS = withDatabase(NOBODY, 'stargrass_unit_test');
const NOT_OURS = [
  'postgres',
  'template1',
  'stargrass',
  'stargrass_test_backup',
  'stargrass_development',
  'x_dev;drop',
  'x;drop database stargrass_dev',
  'x"_test',
  'Stargrass_test',
  'test',
  '_dev ',
  'x_test\n',
  '',
];

test.each(['stargrass_dev', 'stargrass_4f1a_test'])('%j is ours', (name) => {
  expect(ownDatabaseName(withDatabase(NOBODY, name))).toBe(name);
});

describe.each(NOT_OURS)('%j is not ours', (name) => {
  const url = withDatabase(NOBODY, encodeURIComponent(name));

  test('it is neither dropped nor made', async () => {
    expect(isOwnDatabase(url)).toBe(false);
    await expect(dropDatabase(url)).rejects.toThrow('refusing to touch');
    await expect(ensureDatabase(url)).rejects.toThrow('refusing to touch');
  });

  test('it is neither cloned nor cloned into', async () => {
    await expect(cloneDatabase(url, OURS)).rejects.toThrow('refusing to touch');
    await expect(cloneDatabase(OURS, url)).rejects.toThrow('refusing to touch');
  });
});
