import { lacksEvidence, type ShownEvidence } from '#domain/records/evidence/evidence-duty.ts';
import type { Deps } from '#usecases/deps.ts';
import { shownEvidence } from '#usecases/evidence/find-evidence.ts';
import { getRecordEvidence, type RecordEvidence } from '#usecases/evidence/get-record-evidence.ts';
import { getRecordLog, type RecordEvent } from '#usecases/records/get-record-log.ts';
import { getRecord, type RecordPage } from './get-record.ts';

/** A record that counts, with its surroundings, evidence and versions. */
export type CountingRecord = RecordPage & {
  readonly evidence: RecordEvidence;
  readonly shownEvidence: ShownEvidence;
  readonly evidenceMissing: boolean;
  readonly log: readonly RecordEvent[];
};

/** Returns a record that counts. Returns undefined for other records, an unknown id and a hidden result. */
export async function getCountingRecord(deps: Deps, recordId: string): Promise<CountingRecord | undefined> {
  const [page, evidence] = [await getRecord(deps, recordId), await getRecordEvidence(deps, recordId)];
  if (!page || !evidence) return undefined;
  const shown = shownEvidence(evidence.videoUrl, evidence.picture);
  return {
    ...page,
    evidence,
    shownEvidence: shown,
    evidenceMissing: lacksEvidence(evidence.state, page.record.evidenceDuty, shown),
    log: await getRecordLog(deps, recordId),
  };
}
