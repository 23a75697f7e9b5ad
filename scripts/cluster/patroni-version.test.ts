import { expect, test } from 'vitest';
import { checkVersion, parseVersion } from './patroni-version.ts';

const nothing = { version: undefined, dataLoss: false };

test('reads the version from what the program prints', () => {
  expect(parseVersion('__main__.py 4.0.7\n')).toBe('4.0.7');
  expect(parseVersion('patroni 3.0.2')).toBe('3.0.2');
  expect(() => parseVersion('No module named patroni')).toThrow();
});

test('refuses versions before 4.0.0, which lose acknowledged commits', () => {
  for (const version of ['2.1.7', '3.0.2', '3.3.2']) expect(() => checkVersion(version, nothing)).toThrow('loses acknowledged commits');
  for (const version of ['4.0.0', '4.0.7', '10.1.0']) expect(() => checkVersion(version, nothing)).not.toThrow();
});

test('accepts an old version only by name and with data loss accepted', () => {
  expect(() => checkVersion('3.0.2', { version: '3.0.2', dataLoss: true })).not.toThrow();
  expect(() => checkVersion('3.0.2', { version: '3.0.2', dataLoss: false })).toThrow();
  expect(() => checkVersion('3.0.1', { version: '3.0.2', dataLoss: true })).toThrow();
});
