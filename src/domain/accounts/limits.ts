/** So many tries within a window; the window begins with the first. */
export type Limit = { readonly tries: number; readonly windowMs: number };

const MINUTE_MS = 60_000;

/** How often something may be tried, by whom (docs/operations.md). */
export const LIMITS = {
  'sign-in-account': { tries: 5, windowMs: 15 * MINUTE_MS }, // an account from one address, or from one known device
  'sign-in-address': { tries: 30, windowMs: 60 * MINUTE_MS }, // all accounts from one address; right passwords are given back
  'check-password': { tries: 5, windowMs: 15 * MINUTE_MS }, // the current password, asked of somebody signed in
  register: { tries: 20, windowMs: 60 * MINUTE_MS },
  'reset-address': { tries: 10, windowMs: 60 * MINUTE_MS },
  'mail-account': { tries: 5, windowMs: 60 * MINUTE_MS }, // mails to one account or address
  'use-token': { tries: 30, windowMs: 60 * MINUTE_MS },
  'claim-name': { tries: 10, windowMs: 60 * MINUTE_MS }, // codes for old names, from one address and by one account
  'client-log': { tries: 10, windowMs: MINUTE_MS },
  'post-hour': { tries: 60, windowMs: 60 * MINUTE_MS }, // a player's records; what was refused does not count
  'post-day': { tries: 300, windowMs: 24 * 60 * MINUTE_MS },
  'report-day': { tries: 10, windowMs: 24 * 60 * MINUTE_MS }, // a player's reports; likewise
  'glance-day': { tries: 100, windowMs: 24 * 60 * MINUTE_MS }, // a player's glances at records; likewise
  'keyword-hour': { tries: 120, windowMs: 60 * MINUTE_MS }, // a player's changes of keywords; what was refused does not count
  'keyword-day': { tries: 600, windowMs: 24 * 60 * MINUTE_MS },
  'keyword-names': { tries: 240, windowMs: MINUTE_MS }, // from one address, while somebody types
  preview: { tries: 60, windowMs: MINUTE_MS }, // from one address, while somebody types: each reads a whole board
  'search-users': { tries: 120, windowMs: MINUTE_MS }, // from one address, while somebody types
  'refresh-page': { tries: 30, windowMs: MINUTE_MS }, // from one address, whatever token it has
  'refresh-page-account': { tries: 10, windowMs: MINUTE_MS }, // with the tokens of one account, from all addresses
  'export-account': { tries: 10, windowMs: 60 * MINUTE_MS }, // a player's own data: each reads all records, notifications and log rows
  'export-ranking': { tries: 30, windowMs: MINUTE_MS }, // from one address: each reads up to 10,000 rows
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof LIMITS;

/** The network that counts as one client: an IPv4 address, or the first 64 bits of an IPv6 one. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  if (!address.includes(':')) return address;
  const [head = '', tail] = address.toLowerCase().split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length);
  const groups = [...left, ...Array.from({ length: zeros }, () => '0'), ...right];
  return `${groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}
