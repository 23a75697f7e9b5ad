/** Number of tries per window; the window starts with the first try. */
export type Limit = { readonly tries: number; readonly windowMs: number };

const MINUTE_MS = 60_000;

/** All rate limits (docs/operations.md). */
export const LIMITS = {
  'sign-in-account': { tries: 5, windowMs: 15 * MINUTE_MS }, // per account and address, or per account and known device
  'sign-in-address': { tries: 30, windowMs: 60 * MINUTE_MS }, // all accounts, per address; a correct password refunds its try
  'check-password': { tries: 5, windowMs: 15 * MINUTE_MS }, // current password of a signed-in user
  register: { tries: 20, windowMs: 60 * MINUTE_MS },
  'reset-address': { tries: 10, windowMs: 60 * MINUTE_MS },
  'mail-account': { tries: 5, windowMs: 60 * MINUTE_MS }, // mails per account or address
  'use-token': { tries: 30, windowMs: 60 * MINUTE_MS },
  'claim-name': { tries: 10, windowMs: 60 * MINUTE_MS }, // claim codes for old names, per address and per account
  'client-log': { tries: 10, windowMs: MINUTE_MS },
  'post-hour': { tries: 60, windowMs: 60 * MINUTE_MS }, // records per player; rejected posts do not count
  'post-day': { tries: 300, windowMs: 24 * 60 * MINUTE_MS },
  'report-day': { tries: 10, windowMs: 24 * 60 * MINUTE_MS }, // reports per player; rejected ones do not count
  'glance-day': { tries: 100, windowMs: 24 * 60 * MINUTE_MS }, // peer checks per player; rejected ones do not count
  'keyword-hour': { tries: 120, windowMs: 60 * MINUTE_MS }, // keyword edits per player; rejected ones do not count
  'keyword-day': { tries: 600, windowMs: 24 * 60 * MINUTE_MS },
  'keyword-names': { tries: 240, windowMs: MINUTE_MS }, // per address, while typing
  preview: { tries: 60, windowMs: MINUTE_MS }, // per address, while typing: each call reads a whole board
  'search-users': { tries: 120, windowMs: MINUTE_MS }, // per address, while typing
  'refresh-page': { tries: 30, windowMs: MINUTE_MS }, // per address, for any token
  'refresh-page-account': { tries: 10, windowMs: MINUTE_MS }, // per account's tokens, from all addresses
  'export-account': { tries: 10, windowMs: 60 * MINUTE_MS }, // per account: each reads all of its records, notifications and log rows
  'export-ranking': { tries: 30, windowMs: MINUTE_MS }, // per address: each reads up to 10,000 rows
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof LIMITS;

/** The network that counts as one client: an IPv4 address, or the first 64 bits of an IPv6 address. */
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
