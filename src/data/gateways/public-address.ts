import { BlockList, isIP } from 'node:net';

// Everything that is not the open internet (IANA's registries of special addresses): this machine, private networks, links, examples,
// groups, and addresses that carry another one inside.
const SPECIAL = new BlockList();
for (const [address, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const)
  SPECIAL.addSubnet(address, prefix, 'ipv4');
// Of IPv6 only what is given out to the world (2000::/3) is open, without the parts of it that are special.
for (const [address, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  SPECIAL.addSubnet(address, prefix, 'ipv6');
const GIVEN_OUT = new BlockList();
GIVEN_OUT.addSubnet('2000::', 3, 'ipv6');

/** Whether an address belongs to the open internet. A text that is no address does not. */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 4) return !SPECIAL.check(address, 'ipv4');
  return isIP(address) === 6 && GIVEN_OUT.check(address, 'ipv6') && !SPECIAL.check(address, 'ipv6');
}
