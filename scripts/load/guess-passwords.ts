// npm run guess-passwords
// Guesses the password of one account 10,000 times from 1,000 addresses: first as fast as possible, then spread over 24
// hours of the test clock. Prints how many guesses reached the password check, while the owner signs in on a known device
// after each 100 guesses.
import { randomUUID } from 'node:crypto';
import { openDatabase } from '#data/db.ts';
import { dropDatabase, withDatabase } from '#data/own-database.ts';
import { readClock } from '#data/queries/site/server.ts';
import { newSecret } from '#data/secret.ts';
import { DAY_MS } from '#domain/shared/time-units.ts';
import { stopClock } from '#tests/support/database/clock.ts';
import { asRole, SITE_ROLE } from '#tests/support/database/database-roles.ts';
import { createCatalogueDatabase } from '#tests/support/database/template-database.ts';
import { testDeps } from '#tests/support/database/test-deps.ts';
import { newClient, openAccount, PASSWORD } from '#tests/support/scenarios/accounts.ts';
import { signIn } from '#usecases/accounts/sign-in.ts';
import { loadCatalogue } from '#usecases/catalogue/load-catalogue.ts';
import type { Deps } from '#usecases/deps.ts';
import { parseEnv } from '#wiring/env.ts';
import { createPasswords } from '#wiring/passwords/create-passwords.ts';

const [GUESSES, ADDRESSES, AT_ONCE, OWNER_EVERY] = [10_000, 1_000, 20, 100];

const url = withDatabase(parseEnv(process.env).DATABASE_URL, `stargrass_${randomUUID().slice(0, 8)}_test`);
await createCatalogueDatabase(url);
const { db, close } = openDatabase(url, { maxConnections: 1, statementTimeoutMs: 10_000 });
const site = openDatabase(asRole(url, SITE_ROLE), { maxConnections: AT_ONCE, statementTimeoutMs: 10_000 });
const passwords = createPasswords(); // At the cost of the site.
const deps: Deps = { ...testDeps(), db: site.db, catalogue: () => loadCatalogue(site.db), passwords };

try {
  await attack('as fast as possible', async () => {});
  const start = await readClock(db);
  await attack('spread over 24 hours', (sent) => stopClock(db, new Date(start.getTime() + (sent / GUESSES) * DAY_MS)));
} finally {
  await Promise.all([close(), site.close()]);
  await dropDatabase(url);
}

async function attack(name: string, moveClock: (sent: number) => Promise<void>): Promise<void> {
  const handle = await openAccount(deps);
  const owner = newClient(newSecret());
  const addresses = Array.from({ length: ADDRESSES }, () => newClient());
  let [checked, ownerSignIns] = [0, 0];
  const verify: typeof passwords.verify = (password, hash) => {
    checked += 1;
    return passwords.verify(password, hash);
  };
  const guessed: Deps = { ...deps, passwords: { ...passwords, verify } };
  const signInAsOwner = () => signIn(deps, { handle, password: PASSWORD }, owner);
  if (!(await signInAsOwner()).ok) throw new Error('the owner could not sign in before the attack');

  const started = performance.now();
  for (let sent = 0; sent < GUESSES; sent += AT_ONCE) {
    await moveClock(sent);
    const clients = Array.from({ length: AT_ONCE }, (_, index) => addresses[(sent + index) % ADDRESSES] ?? owner);
    await Promise.all(clients.map((client) => signIn(guessed, { handle, password: `guess ${sent}` }, client)));
    if ((sent + AT_ONCE) % OWNER_EVERY === 0 && (await signInAsOwner()).ok) ownerSignIns += 1;
  }
  const newDevice = await signIn(deps, { handle, password: PASSWORD }, newClient());
  const seconds = ((performance.now() - started) / 1_000).toFixed(0);
  console.log(`${name} (${seconds} s): ${checked} of ${GUESSES} guesses from ${ADDRESSES} addresses reached the password check;`);
  console.log(`  the owner signed in ${ownerSignIns} of ${GUESSES / OWNER_EVERY} times on a known device;`);
  console.log(`  afterwards on a new device: ${newDevice.ok ? 'signed in' : newDevice.error}`);
}
