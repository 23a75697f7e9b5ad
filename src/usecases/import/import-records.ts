import type { Db } from '#data/db.ts';
import { insertAudit } from '#data/queries/moderation/audit-log.ts';
import { findImportedRecords, findImportedUsers, insertImportedRecords, lockImport } from '#data/queries/records/imported-rows.ts';
import { insertRecords, lockPlayers } from '#data/queries/records/records.ts';
import { addPageEvents } from '#data/queries/site/changed-pages.ts';
import { getPolicyRevision } from '#data/queries/site/policies.ts';
import { readClock } from '#data/queries/site/server.ts';
import { addRankingEvent } from '#data/queue.ts';
import type { OldRow } from '#domain/import/old-rows.ts';
import { PostsSeen } from '#domain/import/posts-seen.ts';
import { type OldRecord, readOldRecord } from '#domain/import/read-old-record.ts';
import type { Deps } from '#usecases/deps.ts';
import { checkOldRecords, type Newcomer } from './check-old-records.ts';
import { type FileResult, type ImportOptions, inParts, Tally } from './import-report.ts';
import { readRuleRevisions } from './rule-revisions.ts';

/**
 * Imports records with their original dates, in batches of one transaction each. Imported records need no evidence and
 * cause no notifications.
 */
export async function importRecords(
  deps: Deps,
  rows: readonly OldRow<'records'>[],
  options: ImportOptions,
  coming: ReadonlySet<string>,
): Promise<FileResult> {
  const tally = new Tally('records');
  const seen = new PostsSeen();
  for (const part of inParts(rows))
    await deps.db.transaction().execute(async (tx) => {
      await lockImport(tx);
      const read = await readPart(deps, tx, part, options.source, tally);
      const users = await findImportedUsers(tx, options.source, [...new Set(read.map(({ player }) => player))]);
      const playerOf = (player: string): Newcomer | undefined =>
        users.get(player) ?? (coming.has(player) ? { userId: null, isOpen: true, isBanned: false } : undefined);
      const taken = await checkOldRecords({ ...deps, db: tx }, read, playerOf, seen, tally);
      tally.count({ taken: taken.length });
      const known = taken.flatMap(({ userId, ...record }) => (userId === null ? [] : [{ ...record, userId }]));
      if (!options.isDry && known.length > 0) await store(tx, options.source, known);
    });
  return tally.result();
}

async function readPart(deps: Deps, tx: Db, rows: readonly OldRow<'records'>[], source: string, tally: Tally) {
  const [catalogue, now] = [await deps.catalogue(), await readClock(tx)];
  const opened = rows.flatMap((row) => {
    const cells = tally.open(row);
    return cells ? [{ line: row.line, cells }] : [];
  });
  const known = await findImportedRecords(
    tx,
    source,
    opened.map(({ cells }) => cells.id),
  );
  tally.count({ known: known.size });
  return opened.flatMap(({ line, cells }) => {
    if (known.has(cells.id)) return [];
    const record = readOldRecord(cells, catalogue, now, deps.siteZone);
    if (record.ok) return [{ line, ...record.value }];
    tally.refuse(line, cells.id, record.errors);
    return [];
  });
}

async function store(tx: Db, source: string, records: readonly (OldRecord & { userId: number })[]): Promise<void> {
  const policyRevision = await getPolicyRevision(tx, 'evidence');
  const ruleRevisions = await readRuleRevisions(tx, [...new Set(records.map(({ board }) => board.ruleId))]);
  // Inserts the oldest records first, because a record older than the player's best requires recomputing the player's
  // earlier personal bests.
  const inOrder = records.toSorted((a, b) => a.postedAt.getTime() - b.postedAt.getTime());
  await lockPlayers(
    tx,
    inOrder.map(({ userId }) => userId),
  );
  const stored = await insertRecords(
    tx,
    inOrder.map(({ userId, board, checked, postedAt }) => ({
      ...{ ...checked, userId, boardId: board.boardId, postedAt, policyRevision, state: 'posted' as const },
      evidenceDuty: 'none' as const,
      ruleRevision: ruleRevisions.get(board.ruleId) ?? '0',
    })),
  );
  await insertImportedRecords(
    tx,
    source,
    inOrder.map(({ oldId }, nth) => ({ oldId, recordId: stored[nth]?.recordId ?? '' })),
  );
  await addRankingEvent(tx);
  await addPageEvents(tx, [{ kind: 'rebuilt', subject: '' }]); // Hundreds of records affect nearly every page.
  await insertAudit(tx, { actorId: null, verb: 'move-in', subjectKind: 'source', subjectId: source, detail: { records: stored.length } });
}
