import { expect, test } from 'vitest';
import { findDevPackages, findSecretFiles } from './images.ts';

test('finds packages that the site does not need at run time, in both folders of packages', () => {
  const lock = {
    packages: {
      '': { dependencies: { pg: '1.0.0' } },
      'node_modules/pg': {},
      'node_modules/vitest': {},
      'node_modules/a/node_modules/b': {},
    },
  };
  const files = [
    '/app/node_modules/pg/index.js',
    '/app/node_modules/vitest/package.json',
    '/app/node_modules/vitest/dist/index.js',
    '/app/node_modules/@types/react/package.json',
    '/app/.next/standalone/node_modules/a/node_modules/b/index.js',
  ];
  expect(findDevPackages(files, lock)).toEqual(['node_modules/a/node_modules/b', 'node_modules/vitest']);
});

test('finds settings, history and keys, but not the example of settings', () => {
  const files = [
    '/app/.env',
    '/app/.env.local',
    '/app/.env.example',
    '/app/.git/config',
    '/app/tls/tls.key',
    '/app/src/domain/keywords/key.ts',
  ];
  expect(findSecretFiles(files)).toEqual(['/app/.env', '/app/.env.local', '/app/.git/config', '/app/tls/tls.key']);
});
