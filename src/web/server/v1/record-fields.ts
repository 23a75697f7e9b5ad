import 'server-only';
import { describeBoard, describeValue } from '#domain/api/describe-board.ts';
import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import type { CountingRecord } from '#usecases/rankings/records/get-counting-record.ts';
import type { NewRecord } from '#usecases/rankings/records/list-new-records.ts';
import type { RecordEvent } from '#usecases/records/get-record-log.ts';
import { evidenceJson } from '#web/server/rankings/evidence-json.ts';
import { personOf } from './shown-fields.ts';

const NO_PLACE = { rank: null, shared: null, players: null, points: null };

/** Returns a record as lists of the public API show it. */
export const listedRecord = (catalogue: Catalogue, record: NewRecord) => {
  const { recordId, board, rankKey, rankClass, console, now = NO_PLACE, state, hasImage, videoUrl, comment, postedAt } = record;
  return {
    ...{ recordId, ...personOf(record), rankClass, board: describeBoard(catalogue, board), ...describeValue(board, rankKey), console },
    ...{ rank: now.rank, shared: now.shared, players: now.players, points: now.points },
    ...{ state, image: hasImage, video: videoUrl, comment, postedAt },
    previous: record.previousKey === null ? null : describeValue(board, record.previousKey),
    wasFirst: record.wasFirst,
  };
};

/** Returns a record with its evidence and versions as the public API shows it. */
export const wholeRecord = (catalogue: Catalogue, page: CountingRecord) => {
  const { board, record, best, isBest, log } = page;
  const { recordId, rankKey, rankClass, console, comment, postedAt, achievedAt, overseasEdition, splits } = record;
  const { rank, shared, players, points } = (isBest && best) || NO_PLACE;
  const { state, ...evidence } = evidenceJson(page.evidence);
  return {
    ...{ recordId, ...personOf(record), rankClass, board: describeBoard(catalogue, board), ...describeValue(board, rankKey), console },
    ...{ rank, shared, players, points, state, image: page.shownEvidence.image, video: page.evidence.videoUrl, comment, postedAt },
    ...{ achievedAt, overseasEdition, splits, rankThen: page.rankThen, bestId: best?.recordId ?? null },
    ...{ evidenceMissing: page.evidenceMissing, evidence },
    versions: log.map((event, index) => ({
      revisionId: event.revisionId,
      at: index === 0 ? postedAt : event.at, // Imported records were stored later than they were posted.
      by: changedBy(event, log[index - 1], record.userId),
      changed: event.changed,
      state: event.state,
      ...describeValue(board, event.rankKey),
      reason: event.reason,
    })),
  };
};

/** Returns who changed a record. Peers stay anonymous, and so do moderators without a name. */
function changedBy(event: RecordEvent, before: RecordEvent | undefined, authorId: number) {
  const isByPeers = event.state === 'checked' && before?.state === 'posted';
  const isHidden = event.name === null && event.by !== authorId;
  return isByPeers || isHidden ? null : personOf(event);
}
