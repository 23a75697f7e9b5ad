import { isSealed } from '#data/queries/events/sealed-boards.ts';
import { findRecord, findRecordContent } from '#data/queries/records/records.ts';
import { isRecordId } from '#domain/rankings/feeds/record-id.ts';
import { type CountableState, isCountable } from '#domain/records/states.ts';
import type { Deps } from '#usecases/deps.ts';
import { type Evidence, listEvidence } from './find-evidence.ts';
import { type Ailing, getEvidenceHealth } from './get-evidence-health.ts';

/** The evidence of a record that counts. */
export type RecordEvidence = {
  readonly state: CountableState;
  readonly videoUrl: string | null;
  readonly picture: Evidence | undefined;
  readonly ailing: Ailing;
};

/** Returns the evidence of a record. Returns undefined for an unknown record, one that does not count, and a hidden result. */
export async function getRecordEvidence(deps: Deps, recordId: string): Promise<RecordEvidence | undefined> {
  const record = isRecordId(recordId) ? await findRecord(deps.db, recordId) : undefined;
  if (!record || !isCountable(record.state) || (await isSealed(deps.db, record.boardId))) return undefined;
  const [content, evidence, ailing] = await Promise.all([
    findRecordContent(deps.db, recordId),
    listEvidence(deps, [recordId]),
    getEvidenceHealth(deps, recordId),
  ]);
  return { state: record.state, videoUrl: content?.videoUrl ?? null, picture: evidence.get(recordId), ailing };
}
