import { PENDING_SIGN_IN_MS } from '#domain/accounts/sign-in/second-factor.ts';
import { MINUTE_MS } from '#domain/shared/time-units.ts';

/** A rate limit: the number of tries per window. The window starts with the first try. */
export type Limit = { readonly tries: number; readonly windowMs: number };

/** All rate limits on the site, as listed in docs/operations.md. */
export const LIMITS = {
  // Counted per account and address, or per account and known device.
  'sign-in-account': { tries: 5, windowMs: 15 * MINUTE_MS },
  // Counted per address over all accounts. A correct password refunds its try.
  'sign-in-address': { tries: 30, windowMs: 60 * MINUTE_MS },
  // Attempts by a signed-in user to confirm the current password.
  'check-password': { tries: 5, windowMs: 15 * MINUTE_MS },
  'second-factor': { tries: 5, windowMs: 15 * MINUTE_MS }, // Codes of an authenticator app per account. A right code refunds its try.
  'pending-sign-in': { tries: 5, windowMs: PENDING_SIGN_IN_MS }, // Answers to one request for the second factor.
  'passkey-address': { tries: 60, windowMs: 60 * MINUTE_MS }, // Sign-ins by passkey per address. A right one refunds its try.
  'passkey-options': { tries: 120, windowMs: 60 * MINUTE_MS }, // Challenges per address. The sign-in page requests one.
  register: { tries: 20, windowMs: 60 * MINUTE_MS },
  'reset-address': { tries: 10, windowMs: 60 * MINUTE_MS },
  'mail-account': { tries: 5, windowMs: 60 * MINUTE_MS }, // Mails per account or e-mail address.
  'use-token': { tries: 30, windowMs: 60 * MINUTE_MS },
  'claim-name': { tries: 10, windowMs: 60 * MINUTE_MS }, // Claim codes tried per address and per account.
  'client-log': { tries: 10, windowMs: MINUTE_MS },
  'post-hour': { tries: 60, windowMs: 60 * MINUTE_MS }, // Records per player. Rejected posts do not count.
  'post-day': { tries: 300, windowMs: 24 * 60 * MINUTE_MS },
  'edit-hour': { tries: 60, windowMs: 60 * MINUTE_MS }, // Own records edited per player. Rejected edits do not count.
  'rename-day': { tries: 10, windowMs: 24 * 60 * MINUTE_MS }, // Changes of one's own name. Each purges the whole site at the edge.
  'report-day': { tries: 10, windowMs: 24 * 60 * MINUTE_MS }, // Reports per player. Rejected reports do not count.
  'profile-day': { tries: 40, windowMs: 24 * 60 * MINUTE_MS }, // Saved profiles per player. Rejected ones do not count.
  // Years in review shared per player. Each change purges a page at the edge.
  'share-year-day': { tries: 20, windowMs: 24 * 60 * MINUTE_MS },
  // Peer checks per player. Rejected peer checks do not count.
  'glance-day': { tries: 100, windowMs: 24 * 60 * MINUTE_MS },
  'keyword-hour': { tries: 120, windowMs: 60 * MINUTE_MS }, // Keyword edits per player. Rejected edits do not count.
  'keyword-day': { tries: 600, windowMs: 24 * 60 * MINUTE_MS },
  'keyword-names': { tries: 240, windowMs: MINUTE_MS }, // Requests per address while a user types a link.
  // Requests per address while a user types. Each request reads a whole board.
  preview: { tries: 60, windowMs: MINUTE_MS },
  'search-users': { tries: 120, windowMs: MINUTE_MS }, // Requests per address while a user types.
  'refresh-page': { tries: 30, windowMs: MINUTE_MS }, // Requests per address, with any token.
  // Requests per account with its tokens, from all addresses.
  'refresh-page-account': { tries: 10, windowMs: MINUTE_MS },
  // Exports per account. Each reads all of the account's records, notifications and log rows.
  'export-account': { tries: 10, windowMs: 60 * MINUTE_MS },
  'read-api': { tries: 300, windowMs: MINUTE_MS }, // Requests of the public API per address.
  'token-address': { tries: 300, windowMs: MINUTE_MS }, // Calls with any API token per address.
  'token-calls': { tries: 120, windowMs: MINUTE_MS }, // Calls per API token, from all addresses.
  'create-token': { tries: 20, windowMs: 24 * 60 * MINUTE_MS }, // New API tokens per account. Each sends a mail.
  'test-webhook': { tries: 20, windowMs: 60 * MINUTE_MS }, // Test deliveries and resumed webhooks per account.
  'create-webhook': { tries: 20, windowMs: 24 * 60 * MINUTE_MS }, // New webhooks per account.
  'download-dump': { tries: 120, windowMs: 60 * MINUTE_MS }, // Files of dumps per address: four whole dumps.
  'export-ranking': { tries: 30, windowMs: MINUTE_MS }, // Exports per address. Each reads up to 10,000 rows.
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof LIMITS;

/** Returns the network that counts as one client: an IPv4 address, or the first 64 bits of an IPv6 address. */
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
