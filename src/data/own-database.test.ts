import { describe, expect, test } from 'vitest';
import { cloneDatabase, dropDatabase, ensureDatabase, isOwnDatabase, ownDatabaseName, withDatabase } from './own-database.ts';

const NO_SERVER = 'postgres://nobody@127.0.0.1:1/stargrass_dev'; // no server listens there, so the check must run before connecting
const OWN = withDatabase(NO_SERVER, 'stargrass_unit_test');
const FOREIGN = [
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

test.each(['stargrass_dev', 'stargrass_4f1a_test'])('accepts %j as an own database', (name) => {
  expect(ownDatabaseName(withDatabase(NO_SERVER, name))).toBe(name);
});

describe.each(FOREIGN)('%j is not an own database', (name) => {
  const url = withDatabase(NO_SERVER, encodeURIComponent(name));

  test('refuses to drop or create it', async () => {
    expect(isOwnDatabase(url)).toBe(false);
    await expect(dropDatabase(url)).rejects.toThrow('refusing to touch');
    await expect(ensureDatabase(url)).rejects.toThrow('refusing to touch');
  });

  test('refuses to clone it or clone into it', async () => {
    await expect(cloneDatabase(url, OWN)).rejects.toThrow('refusing to touch');
    await expect(cloneDatabase(OWN, url)).rejects.toThrow('refusing to touch');
  });
});
