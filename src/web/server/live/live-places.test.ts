import { expect, test } from 'vitest';
import { createLivePlaces } from './live-places.ts';

test('counts the streams of IPv6 clients per /64 network', () => {
  const takePlace = createLivePlaces({ streams: 10, streamsOfAddress: 2 });
  const free = takePlace('2001:db8:1:2::1');
  expect(takePlace('2001:db8:1:2:ffff::9')).toBeDefined();
  expect(takePlace('2001:DB8:1:2:3:4:5:6')).toBeUndefined();
  expect(takePlace('2001:db8:1:3::1')).toBeDefined();
  free?.();
  expect(takePlace('2001:db8:1:2::7')).toBeDefined();
});
