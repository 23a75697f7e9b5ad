import graphs from '@zxcvbn-ts/language-common/src/adjacencyGraphs.json' with { type: 'json' };
import passwords from '@zxcvbn-ts/language-common/src/passwords.json' with { type: 'json' };
import { createStrengthCheck, type IsGuessable } from '#domain/accounts/sign-in/password-strength.ts';
import type { Passwords } from '#usecases/accounts/passwords.ts';
import { COST, type Cost, hashPassword, isOutdatedHash, verifyPassword } from './argon2.ts';
import { createSlots } from './slots.ts';

const SLOTS = 2; // hashes at a time; each uses 19 MiB and one CPU core
const WAITING = 20; // maximum queue length; the last caller waits about 200 ms
const COMMONEST = 10_000;

// Created on the first use, because most processes never see a new password.
let checkStrength: IsGuessable | undefined;
const isGuessable: IsGuessable = (password, ownWords) => {
  checkStrength ??= createStrengthCheck(passwords.slice(0, COMMONEST), graphs);
  return checkStrength(password, ownWords);
};

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
    isGuessable,
  };
}
