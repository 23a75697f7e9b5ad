import { expect, test } from 'vitest';
import fc from '#tests/support/fast-check.ts';
import { networkOf } from './limits.ts';

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002:ffff::', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['::FFFF:203.113.200.178', '203.113.200.178'],
  ['2001:db8::', '2001:db8:0:0::/64'],
  ['2001:db8::3:4:5:6:7', '2001:db8:0:3::/64'],
  ['2001:db8::2:3:4:5:6:7', '2001:db8:2:3::/64'],
  ['::4:5:6:7:8', '0:0:0:4::/64'],
  // IPv6 addresses that only contain a mapped IPv4 address.
  ['64:ff9b:1:2::ffff:192.0.2.7', '64:ff9b:1:2::/64'],
  ['::ffff:192.0.2.7:8', '0:0:0:0::/64'],
  ['unknown', 'unknown'],
])('networkOf counts the address %s as the client %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test('networkOf returns the same client for two IPv6 addresses exactly when their first 64 bits are equal', () => {
  const group = fc.nat({ max: 0xffff });
  const half = fc.tuple(group, group, group, group);
  fc.assert(
    fc.property(half, half, half, half, (net, other, host, otherHost) => {
      const written = (...groups: number[]) => groups.map((value) => value.toString(16)).join(':');
      expect(networkOf(written(...net, ...host))).toBe(networkOf(written(...net, ...otherHost)));
      expect(networkOf(written(...net, ...host)) === networkOf(written(...other, ...host))).toBe(net.join() === other.join());
    }),
    { numRuns: 1000 },
  );
});
