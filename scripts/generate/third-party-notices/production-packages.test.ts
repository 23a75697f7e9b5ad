import { expect, test } from 'vitest';
import { productionFolders } from './production-packages.ts';

test('productionFolders follows dependencies and required peers, but neither tools nor optional peers', () => {
  const optionalPeer = { peerDependencies: { tool: '1', peer: '1' }, peerDependenciesMeta: { tool: { optional: true } } };
  const packages = {
    '': { dependencies: { a: '1' }, devDependencies: { tool: '1' } },
    'node_modules/a': { dependencies: { '@x/b': '2' }, optionalDependencies: { 'a-linux': '1', missing: '1' }, ...optionalPeer },
    'node_modules/a-linux': {},
    'node_modules/a/node_modules/@x/b': { dependencies: { c: '1' } },
    'node_modules/@x/b': {},
    'node_modules/c': { dependencies: { a: '1' } },
    'node_modules/peer': {},
    'node_modules/tool': {},
  };
  expect(productionFolders({ packages })).toEqual([
    ...['node_modules/a', 'node_modules/a-linux', 'node_modules/a/node_modules/@x/b', 'node_modules/c', 'node_modules/peer'],
  ]);
});
