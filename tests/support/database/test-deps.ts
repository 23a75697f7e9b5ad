import { DEFAULT_SWITCHES } from '#domain/administration/switches.ts';
import type { Deps } from '#usecases/deps.ts';
import { createDumps } from '#wiring/create-dumps.ts';
import { createMail } from '#wiring/create-mail.ts';
import { createStorage } from '#wiring/create-storage.ts';
import { createWebhooks } from '#wiring/create-webhooks.ts';
import { parseEnv } from '#wiring/env.ts';
import { createPasswords } from '#wiring/passwords/create-passwords.ts';

// A thousandth of the site's cost, which src/wiring/passwords/argon2.test.ts tests.
const CHEAP_HASH = { memory: 64, passes: 1, parallelism: 1 };

/** Returns the dependencies besides the database, as on the site except for the cost of password hashes. */
export const testDeps = (): Omit<Deps, 'db' | 'catalogue'> => ({
  siteZone: 'Asia/Tokyo',
  switches: async () => DEFAULT_SWITCHES,
  passwords: createPasswords(CHEAP_HASH),
  relyingParty: { id: 'site.example', name: 'Stargrass', origin: 'https://site.example' },
  mail: createMail(parseEnv(process.env)),
  // Tests of push messages provide their own push service.
  push: undefined,
  // Tests of evidence checks provide their own function.
  lookAt: undefined,
  webhooks: createWebhooks(parseEnv(process.env)),
  edges: [], // Tests of purges provide their own edges.
  // Tests of evidence provide their own object storage.
  storage: createStorage({}),
  // Tests of dumps provide their own storage.
  dumps: createDumps({}),
});
