import { randomBytes } from 'node:crypto';

/** Returns an address that no other test uses, so that tests do not share rate limits. */
export const randomAddress = (): string => `10.${[...randomBytes(3)].join('.')}`;
