import { StorageFault } from '#data/gateways/object-storage.ts';
import { findPageEnd, listShownEvidence, type ShownEvidence, saveHealth } from '#data/queries/evidence/evidence-health.ts';
import { listPictures } from '#data/queries/evidence/pictures.ts';
import { enqueueLook } from '#data/queue.ts';
import {
  type Health,
  healthAfter,
  type LookOutcome,
  lookedAtAddress,
  NEVER_LOOKED_AT,
  outcomeOf,
  REST_MS,
} from '#domain/evidence/health.ts';
import { pictureKey } from '#domain/evidence/object-keys.ts';
import type { Deps } from '#usecases/deps.ts';
import { writeNotifications } from '#usecases/notifications/write-notifications.ts';

const RECORDS_A_JOB = 100;

/**
 * Checks whether the evidence of one page of records is still available, stores the outcome, notifies authors whose
 * evidence is gone, and queues the next page. Without `deps.lookAt`, links are skipped and keep their last health.
 */
export async function lookAtEvidence(deps: Deps, after: string, addressOf = lookedAtAddress, records = RECORDS_A_JOB): Promise<void> {
  for (const shown of await listShownEvidence(deps.db, after, records, REST_MS)) {
    const outcome = shown.kind === 'video' ? await lookAtVideo(deps, addressOf(shown.subject)) : await lookAtPicture(deps, shown.subject);
    if (outcome) await saveOutcome(deps, shown, outcome);
  }
  const last = await findPageEnd(deps.db, after, records);
  if (last !== undefined) await enqueueLook(deps.db, last);
}

async function lookAtVideo({ lookAt }: Deps, address: string | undefined): Promise<LookOutcome | undefined> {
  if (address === undefined) return 'missing'; // no video id: older records may link to any page of a video host
  if (!lookAt) return undefined;
  const status = await lookAt(address);
  return status === undefined ? 'unclear' : outcomeOf(status);
}

// Checks the smallest size only, because all sizes are published together and lost together.
async function lookAtPicture({ db, storage }: Deps, uploadId: string): Promise<LookOutcome> {
  const [picture] = (await listPictures(db, [uploadId])).toSorted((one, other) => one.width - other.width);
  if (!picture) return 'missing';
  try {
    const found = await storage.pictures.get(pictureKey(uploadId, picture.sha256, picture.format), picture.sha256);
    return found ? 'answered' : 'missing';
  } catch (error) {
    if (!(error instanceof StorageFault)) throw error;
    return error.kind === 'altered' ? 'missing' : 'unclear';
  }
}

async function saveOutcome(deps: Deps, shown: ShownEvidence, outcome: LookOutcome): Promise<void> {
  const before: Health = shown.state === null ? NEVER_LOOKED_AT : { state: shown.state, misses: shown.misses, unclear: shown.unclear };
  const health = healthAfter(before, outcome);
  await deps.db.transaction().execute(async (tx) => {
    await saveHealth(tx, shown, health);
    if (health.state !== 'gone' || before.state === 'gone') return;
    const { userId, recordId, revisionId } = shown;
    await writeNotifications({ ...deps, db: tx }, [{ userId, kind: 'evidence-gone', cause: revisionId, recordId, place: null }]);
  });
}
