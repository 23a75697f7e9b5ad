import passwords from '@zxcvbn-ts/language-common/src/passwords.json' with { type: 'json' };
import type { Passwords } from '#usecases/accounts/passwords.ts';
import { COST, type Cost, hashPassword, isOutdatedHash, verifyPassword } from './argon2.ts';
import { createSlots } from './slots.ts';

const SLOTS = 2; // each takes 19 MiB and one core
const WAITING = 20; // the last in the queue waits about 200 ms
const COMMONEST = 10_000;

/** Password hashing of this process: two at a time, twenty waiting, then TooBusy. */
export function createPasswords(cost: Cost = COST): Passwords {
  const inSlot = createSlots(SLOTS, WAITING);
  let dummyHash: Promise<string> | undefined; // compared when there is no account, so that the timing is the same
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
