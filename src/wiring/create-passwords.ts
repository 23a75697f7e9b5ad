import passwords from '@zxcvbn-ts/language-common/src/passwords.json' with { type: 'json' };
import type { Passwords } from '#usecases/accounts/passwords.ts';
import { COST, type Cost, hashPassword, isOutdatedHash, verifyPassword } from './argon2.ts';
import { createSlots } from './slots.ts';

const SLOTS = 2; // each takes 19 MiB and a core
const WAITING = 20; // about a fifth of a second for the last in the queue
const COMMONEST = 10_000;

/** How this process hashes passwords: two at a time, twenty waiting, then TooBusy. */
export function createPasswords(cost: Cost = COST): Passwords {
  const inSlot = createSlots(SLOTS, WAITING);
  let nobodys: Promise<string> | undefined; // compared with when there is no account, so that it takes as long
  return {
    hash: (password) => inSlot(() => hashPassword(password, cost)),
    verify: (password, hash) =>
      inSlot(async () => {
        nobodys ??= hashPassword('nobody has this password', cost);
        const isRight = await verifyPassword(password, hash ?? (await nobodys));
        return hash !== undefined && isRight;
      }),
    isOutdated: (hash) => isOutdatedHash(hash, cost),
    common: new Set(passwords.slice(0, COMMONEST)),
  };
}
