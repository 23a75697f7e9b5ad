import { randomBytes } from 'node:crypto';
import { dropDatabase, withDatabase } from '#data/own-database.ts';
import { createDemoDatabase, holdTemplates } from '#tests/support/database/template-database.ts';
import { startMailSink } from '#tests/support/servers/mail-sink.ts';
import { startOpenIdProvider } from '#tests/support/servers/openid-provider.ts';
import { startSite, startWorker } from '#tests/support/site.ts';
import { parseEnv } from '#wiring/env.ts';
import { freePort } from './free-port.ts';

/** A running build with the demo community. */
export type TestSite = { readonly url: string; readonly databaseUrl: string };

// The environment variable through which test processes find the sites.
const SITES = 'TEST_SITES';

type Running = { readonly reading: TestSite; readonly posting: TestSite; readonly inbox: string };

function running(): Running {
  const text = process.env[SITES];
  if (!text) throw new Error('no test site is running: use npm run test:http or npm run test:browser');
  return JSON.parse(text) as Running;
}

/**
 * The demo site whose records, players and texts no test changes, so that its pages can be compared with expected
 * numbers. It has no worker.
 */
export const readingSite = (): TestSite => running().reading;

/** The demo site for tests that write, each with its own players and boards. Its worker runs. */
export const postingSite = (): TestSite => running().posting;

/** The address of the posting site's mail inbox. */
export const inboxUrl = (): string => running().inbox;

/** Starts both sites before the first test of a run. Returns a function that stops them. */
export default async function startTestSites(): Promise<() => Promise<void>> {
  const run = randomBytes(4).toString('hex');
  const databaseOf = (site: string) => withDatabase(parseEnv(process.env).DATABASE_URL, `stargrass_${site}_${run}_test`);
  const [readingDatabase, postingDatabase] = [databaseOf('reading'), databaseOf('posting')];
  const releaseTemplates = await holdTemplates();
  await createDemoDatabase(readingDatabase);
  await createDemoDatabase(postingDatabase);
  const [postingPort, openIdPort] = [await freePort(), await freePort()];
  const postingUrl = `http://127.0.0.1:${postingPort}`;
  const mail = await startMailSink();
  const openId = await startOpenIdProvider(openIdPort, [`${postingUrl}/api/auth/callback/oidc`]);
  const links = { CHAT_URL: 'https://chat.example.org/stargrass', SOCIAL_URL: 'https://social.example.org/@stargrass' };
  const writing = {
    ...links,
    SITE_URL: postingUrl,
    SMTP_URL: mail.smtpUrl,
    OIDC_ISSUER: openId.issuer,
    OIDC_CLIENT_ID: openId.clientId,
    OIDC_CLIENT_SECRET: openId.clientSecret,
    OIDC_NAME: 'Local ID',
  };
  // More jobs at once than by default, so that mails and notifications do not wait for the pictures of other tests.
  const worker = startWorker(postingDatabase, { ...writing, WORKER_CONCURRENCY: '6' });
  const [reading, posting] = await Promise.all([
    startSite(readingDatabase, { env: links }),
    startSite(postingDatabase, { port: postingPort, env: writing }),
  ]);
  process.env[SITES] = JSON.stringify({
    reading: { url: reading.url, databaseUrl: readingDatabase },
    posting: { url: posting.url, databaseUrl: postingDatabase },
    inbox: mail.inboxUrl,
  } satisfies Running);
  return async () => {
    await Promise.all([reading.stop(), posting.stop(), worker.stop(), mail.stop(), openId.stop()]);
    await Promise.all([dropDatabase(readingDatabase), dropDatabase(postingDatabase), releaseTemplates()]);
  };
}
