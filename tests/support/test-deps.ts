import { DEFAULT_SWITCHES } from '#domain/administration/switches.ts';
import type { Deps } from '#usecases/deps.ts';
import { createMail } from '#wiring/create-mail.ts';
import { createPasswords } from '#wiring/create-passwords.ts';
import { createStorage } from '#wiring/create-storage.ts';
import { parseEnv } from '#wiring/env.ts';

/** What use-cases need beside the database, as the site itself makes it. */
export const testDeps = (): Omit<Deps, 'db' | 'catalogue'> => ({
  siteZone: 'Asia/Tokyo',
  switches: async () => DEFAULT_SWITCHES,
  passwords: createPasswords(),
  mail: createMail(parseEnv(process.env)),
  push: undefined, // tests of messages bring their own
  lookAt: undefined, // likewise
  edges: [], // likewise
  storage: createStorage({}), // tests of evidence bring their own
});
