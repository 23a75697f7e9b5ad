import passwords from '@zxcvbn-ts/language-common/src/passwords.json' with { type: 'json' };
import type { Passwords } from '#usecases/accounts/passwords.ts';
import { COST, type Cost, hashPassword, isOutdatedHash, verifyPassword } from './argon2.ts';
import { createSlots } from './slots.ts';

const SLOTS = 2; // hashes at a time; each uses 19 MiB and one CPU core
const WAITING = 20; // maximum queue length; the last caller waits about 200 ms
const COMMONEST = 10_000;

/** Creates the password hashing of this process. Callers get TooBusy when two hashes are running and 20 are queued. */
export function createPasswords(cost: Cost = COST): Passwords {
  const inSlot = createSlots(SLOTS, WAITING);
  // Verified when the account does not exist, so that the response time does not reveal whether it does.
  let dummyHash: Promise<string> | undefined;
  return {
    hash: (password) => inSlot(() => hashPassword(password, cost)),
    verify: (password, hash) =>
      inSlot(async () => {
        dummyHash ??= hashPassword('dummy password', cost);
        const isRight = await verifyPassword(password, hash ?? (await dummyHash));
        return hash !== undefined && isRight;
      }),
    isOutdated: (hash) => isOutdatedHash(hash, cost),
    common: new Set(passwords.slice(0, COMMONEST)),
  };
}
