import 'server-only';
import { cache } from 'react';
import type { LimitedEvent } from '#domain/catalogue/rows.ts';
import { ALL_CONSOLES } from '#domain/rankings/filter.ts';
import { type EvidenceDuty, lacksEvidence, type ShownEvidence } from '#domain/records/evidence/evidence-duty.ts';
import { isCountable } from '#domain/records/states.ts';
import { type Evidence, listEvidence, shownEvidence } from '#usecases/evidence/find-evidence.ts';
import { type Ailing, getEvidenceHealth } from '#usecases/evidence/get-evidence-health.ts';
import { getVerdict, type Verdict } from '#usecases/fairness/get-verdict.ts';
import { getRecord, type RecordPage } from '#usecases/rankings/records/get-record.ts';
import { getRecordLog, type RecordEvent } from '#usecases/records/get-record-log.ts';
import { getSealingEvent } from '#usecases/records/get-sealed-record.ts';
import { deps } from '#web/server/deps.ts';
import { readSpeedrunRanking } from './read-speedrun-ranking.ts';
import { readStageRanking } from './read-stage-ranking.ts';

/** Data for a record page: the record with its context and history, and the board's world record. */
export type ShownRecord = RecordPage & {
  readonly counts: boolean;
  readonly recordKey: number | null; // Rank key of the board's world record.
  readonly log: readonly RecordEvent[];
  readonly verdict: Verdict | undefined;
  readonly picture: Evidence | undefined;
  readonly evidenceShown: ShownEvidence;
  readonly evidenceMissing: boolean;
  readonly ailing: Ailing;
};

/** Returns a record in any state. Returns undefined if the record never existed or while its result is hidden. */
export const readRecord = cache(async (recordId: string): Promise<ShownRecord | undefined> => {
  const page = await getRecord(deps(), recordId);
  if (!page) return undefined;
  const { board, record } = page;
  const [log, evidence, ailing, ranking] = await Promise.all([
    getRecordLog(deps(), recordId),
    listEvidence(deps(), [recordId]),
    getEvidenceHealth(deps(), recordId),
    board.kind === 'speedrun'
      ? readSpeedrunRanking(board.refId, { console: String(ALL_CONSOLES) })
      : readStageRanking(board.refId, { rule: String(board.ruleId) }),
  ]);
  const verdict = await getVerdict(deps(), recordId, log);
  const picture = evidence.get(recordId);
  const duty: EvidenceDuty = log.at(-1)?.evidenceDuty ?? 'none';
  const evidenceShown = shownEvidence(record.videoUrl, picture);
  return {
    ...page,
    counts: isCountable(record.state),
    recordKey: ranking?.firstPlaces.at(-1)?.rankKey ?? null,
    log,
    verdict,
    picture,
    evidenceShown,
    evidenceMissing: lacksEvidence(record.state, duty, evidenceShown),
    ailing,
  };
});

/**
 * Returns the event that hides a record's result until the event closes, or undefined when the result is not hidden.
 */
export const readSealingEvent = cache((recordId: string): Promise<LimitedEvent | undefined> => getSealingEvent(deps(), recordId));
