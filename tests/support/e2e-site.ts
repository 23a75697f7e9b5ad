import { openDatabase } from '#data/db.ts';
import { cloneDatabase, dropDatabase, withDatabase } from '#data/own-database.ts';
import { seedDemo } from '#data/seeds/demo.ts';
import { loadCatalogue } from '#usecases/catalogue/load-catalogue.ts';
import { closeDueEvents } from '#usecases/events/close-event.ts';
import { parseEnv } from '#wiring/env.ts';
import { startMailSink } from './mail-sink.ts';
import { startOpenIdProvider } from './openid-provider.ts';
import { startSite, startWorker } from './site.ts';
import { createTemplate } from './template-database.ts';

export const E2E_PORT = 3210;
const [SMTP_PORT, INBOX_PORT, OPENID_PORT] = [3281, 3282, 3283];

/** Stories are not about time: what a starved machine is slow at is not told as trouble. Faults have sites of their own, with the limits of every day. */
export const PATIENT = { DATABASE_STATEMENT_TIMEOUT_MS: '20000', DATABASE_WAIT_MS: '10000' };

/** Where the letters of the browser tests' site arrive. */
export const E2E_INBOX = `http://127.0.0.1:${INBOX_PORT}`;

/** The database of the browser tests: the demo site. */
export const e2eDatabaseUrl = () => withDatabase(parseEnv(process.env).DATABASE_URL, 'stargrass_e2e_test');

/** The database that sites of single stories are copied from. */
export const emptySiteUrl = () => withDatabase(parseEnv(process.env).DATABASE_URL, 'stargrass_e2e_empty_test');

/** Makes a database that has the catalogue alone, as a copy of one that is made once a run. */
export async function createEmptySite(url: string): Promise<void> {
  await dropDatabase(url);
  await cloneDatabase(emptySiteUrl(), url);
}

/** Runs once before all browser tests: a fresh demo site with its worker; gives back how to end both. */
export default async function startE2eSite(): Promise<() => Promise<void>> {
  const url = e2eDatabaseUrl();
  await createTemplate(emptySiteUrl());
  await createEmptySite(url);
  const { db, close } = openDatabase(url, { maxConnections: 1, statementTimeoutMs: 60_000 });
  await seedDemo(db);
  const catalogue = await loadCatalogue(db);
  await closeDueEvents({ db, catalogue: async () => catalogue });
  await close();

  const mail = await startMailSink({ smtpPort: SMTP_PORT, inboxPort: INBOX_PORT });
  const callback = `http://127.0.0.1:${E2E_PORT}/api/auth/callback/oidc`;
  const openId = await startOpenIdProvider(OPENID_PORT, [callback]);
  const env = {
    ...PATIENT,
    SMTP_URL: mail.smtpUrl,
    SITE_URL: `http://127.0.0.1:${E2E_PORT}`,
    CHAT_URL: 'https://chat.example.org/stargrass',
    SOCIAL_URL: 'https://social.example.org/@stargrass',
    OIDC_ISSUER: openId.issuer,
    OIDC_CLIENT_ID: openId.clientId,
    OIDC_CLIENT_SECRET: openId.clientSecret,
    OIDC_NAME: 'Local ID',
  };
  const worker = startWorker(url, env);
  const site = await startSite(E2E_PORT, url, { env });
  return async () => {
    await Promise.all([site.stop(), worker.stop(), mail.stop(), openId.stop()]);
  };
}
