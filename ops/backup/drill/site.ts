import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { insertAccount } from '#data/queries/accounts/accounts.ts';
import { readOperationMetrics } from '#data/queries/site/operation-metrics.ts';
import { seedDemo } from '#data/seeds/demo.ts';
import { createCatalogueDatabase } from '#tests/support/database/template-database.ts';
import { newHandle } from '#tests/support/scenarios/accounts.ts';
import { signedIn, upload } from '#tests/support/scenarios/evidence-site.ts';
import { drawPicture } from '#tests/support/scenarios/pictures.ts';
import { freshDraft } from '#tests/support/scenarios/records-api.ts';
import { changeRole } from '#usecases/accounts/audit/govern.ts';
import { processUpload } from '#usecases/evidence/process-upload.ts';
import { postRecord } from '#usecases/records/post-record.ts';
import { createDeps } from '#wiring/create-deps.ts';
import { parseEnv } from '#wiring/env.ts';
import { createDecoder } from '#worker/image/decode-in-child.ts';

/** Returns the settings of a process that uses this database and storage. */
export const siteSettings = (databaseUrl: string, storage: string) => ({
  DATABASE_URL: databaseUrl,
  STORAGE_DIRECTORY: storage,
  S3_ENDPOINT: '',
});

/** Creates the dependencies of a site in the same way as its processes do. */
export const openSite = (databaseUrl: string, storage: string) =>
  createDeps(parseEnv(siteSettings(databaseUrl, storage)), { statementTimeoutMs: 60_000 });

export type Written = { readonly recordId: string; readonly at: Date };
export type Writer = {
  /** Posts a record as a player. Returns its id and a time after its commit. */
  post(uploadId?: string): Promise<Written>;
  /** Uploads and decodes a picture, and posts a record with it. */
  postPicture(): Promise<Written>;
  /** Writes a row to the audit log. */
  govern(): Promise<void>;
  /** Returns the seconds since the last archived segment, as exported to Prometheus. */
  archiveAge(): Promise<number | null>;
  close(): Promise<void>;
};

/** Creates the demo site. */
export async function seedSite(databaseUrl: string, storage: string): Promise<void> {
  await createCatalogueDatabase(databaseUrl);
  const { deps, close } = openSite(databaseUrl, storage);
  await seedDemo(deps.db).finally(close);
}

/** Creates a player who writes to the site through its use cases. */
export async function openWriter(databaseUrl: string, storage: string): Promise<Writer> {
  const { deps, close } = openSite(databaseUrl, storage);
  const handle = newHandle();
  const userId = await insertAccount(deps.db, { handle, name: null, language: 'en' });
  const decode = createDecoder();
  let [pictures, roles] = [0, 0];

  const post = async (uploadId?: string): Promise<Written> => {
    const posted = await postRecord(deps, signedIn(userId), randomUUID(), { ...freshDraft(), ...(uploadId !== undefined && { uploadId }) });
    if (!posted.ok) throw new Error(`post rejected: ${JSON.stringify(posted)}`);
    return { recordId: posted.value.record.recordId, at: new Date() };
  };
  return {
    post,
    postPicture: async () => {
      pictures += 1;
      const uploadId = await upload(deps, await drawPicture(400, 300, pictures).png().toBuffer(), userId);
      await processUpload(deps, decode, uploadId);
      return post(uploadId);
    },
    govern: async () => {
      roles += 1;
      const changed = await changeRole(deps, 'operator', handle, roles % 2 === 1 ? 'editor' : 'player');
      if (!changed.ok) throw new Error(changed.error);
    },
    archiveAge: async () => (await readOperationMetrics(deps.db)).archiveAgeSeconds,
    close,
  };
}

/** Returns which of these records exist in a database. */
export async function findRecords(databaseUrl: string, recordIds: readonly string[]): Promise<Set<string>> {
  const { deps, close } = openSite(databaseUrl, '/nonexistent');
  const found = await sql<{ id: string }>`select record_id::text as id from records where record_id = any(${recordIds}::bigint[])`
    .execute(deps.db)
    .finally(close);
  return new Set(found.rows.map(({ id }) => id));
}
