import { expect, test } from 'vitest';
import { type ContainerFacts, faultsOf } from './containers.ts';

const GOOD: ContainerFacts = {
  service: 'web-1',
  users: ['1000'],
  capabilities: '0000000000000000',
  isReadOnly: true,
  mayGainPrivileges: false,
  memory: '',
  restarts: 0,
};

test('a container without root, capabilities and a writable image has no faults', () => {
  expect(faultsOf(GOOD)).toEqual([]);
});

test.each([
  [{ users: ['0', '1000'] }, 'web-1 runs as root'],
  [{ capabilities: '00000000a80425fb' }, 'web-1 has capabilities 00000000a80425fb'],
  [{ isReadOnly: false }, 'web-1 can write to its image'],
  [{ mayGainPrivileges: true }, 'web-1 may gain privileges'],
  [{ restarts: 2 }, 'web-1 crashed 2 times'],
])('reports %j', (fault, report) => {
  expect(faultsOf({ ...GOOD, ...fault })).toEqual([report]);
});

test('only the S3 server, whose image has no user, may run as root', () => {
  expect(faultsOf({ ...GOOD, service: 'storage', users: ['0'] })).toEqual([]);
});
