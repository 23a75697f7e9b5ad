import { describe, expect, test } from 'vitest';
import { cloneDatabase, dropDatabase, ensureDatabase, isOwnDatabase, ownDatabaseName, withDatabase } from './own-database.ts';

// No server listens on this port, so these tests pass only if the name is checked before connecting.
const NO_SERVER = 'postgres://nobody@127.0.0.1:1/stargrass_dev';
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

test.each(['stargrass_dev', 'stargrass_4f1a_test'])('accepts %j as a test or development database', (name) => {
  expect(ownDatabaseName(withDatabase(NO_SERVER, name))).toBe(name);
});

describe.each(FOREIGN)('a database named %j', (name) => {
  const url = withDatabase(NO_SERVER, encodeURIComponent(name));

  test('cannot be dropped or created', async () => {
    expect(isOwnDatabase(url)).toBe(false);
    await expect(dropDatabase(url)).rejects.toThrow('refusing to touch');
    await expect(ensureDatabase(url)).rejects.toThrow('refusing to touch');
  });

  test('cannot be cloned or be the target of a clone', async () => {
    await expect(cloneDatabase(url, OWN)).rejects.toThrow('refusing to touch');
    await expect(cloneDatabase(OWN, url)).rejects.toThrow('refusing to touch');
  });
});
