import { sql } from 'kysely';
import type { Db } from '#data/db.ts';
import { asJson } from '#data/json.ts';
import type { StateVerb } from '#domain/moderation/verbs.ts';

/** Record in a bulk action, at the version shown in the preview. */
export type BulkItem = { readonly recordId: string; readonly revisionId: string };

export type Bulk = {
  readonly bulkId: string;
  readonly actorId: number;
  readonly verb: StateVerb;
  readonly reason: string | null;
  readonly text: string | null;
  readonly items: readonly BulkItem[];
};

/** Stores the preview of a bulk action, so that exactly the previewed changes can be applied. */
export async function insertBulk(db: Db, { bulkId, actorId, verb, reason, text, items }: Bulk): Promise<void> {
  await db
    .insertInto('moderation_bulks')
    .values({ bulk_id: bulkId, actor_id: actorId, verb, reason, change_reason: text, items: asJson(items) })
    .execute();
}

/** Reads a previewed bulk action and locks it until the transaction ends. */
export async function lockBulk(tx: Db, bulkId: string): Promise<(Bulk & { previewedAt: Date; appliedAt: Date | null }) | undefined> {
  const row = await tx
    .selectFrom('moderation_bulks')
    .select(['bulk_id as bulkId', 'actor_id as actorId', 'verb', 'reason', 'change_reason as text', 'items'])
    .select(['previewed_at as previewedAt', 'applied_at as appliedAt'])
    .where('bulk_id', '=', bulkId)
    .forUpdate()
    .executeTakeFirst();
  return row && { ...row, verb: row.verb as StateVerb, items: row.items as unknown as readonly BulkItem[] };
}

export async function markApplied(tx: Db, bulkId: string): Promise<void> {
  await tx.updateTable('moderation_bulks').set({ applied_at: sql<Date>`app_now()` }).where('bulk_id', '=', bulkId).execute();
}
