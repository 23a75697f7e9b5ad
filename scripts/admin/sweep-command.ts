import { isUploadId } from '#domain/evidence/object-keys.ts';
import type { Deps } from '#usecases/deps.ts';
import { restoreTrash } from '#usecases/evidence/empty-trash.ts';
import { markStorage } from '#usecases/evidence/storage-owner.ts';
import { planStorageSweep, type Sweep, sweepStorage } from '#usecases/evidence/sweep-storage.ts';

export type SweepOptions = {
  readonly confirm?: string | undefined;
  readonly restore?: boolean | undefined;
  readonly adopt?: boolean | undefined;
  readonly uploadId?: string | undefined;
};

const REFUSALS = {
  'other-owner':
    'Refused: the storage is marked as belonging to another database. Check DATABASE_URL; if the database has moved, run with --adopt.',
  'too-many':
    'Refused: too many objects have no upload here. Check DATABASE_URL and the last restore. To move them to the trash, run with --confirm and the number of due objects.',
  'other-number': 'Refused: this is not the number of due objects.',
} as const satisfies Record<NonNullable<Sweep['refusal']>, string>;

/** Runs the operator command for the storage sweep and returns its output and exit code. */
export async function runSweepCommand(
  deps: Pick<Deps, 'db' | 'storage'>,
  { confirm, restore, adopt, uploadId }: SweepOptions,
): Promise<{ output: string; code: number }> {
  if (uploadId !== undefined && !(restore && isUploadId(uploadId))) return { output: `${uploadId} is not an upload to restore`, code: 2 };
  if (confirm !== undefined && !/^\d{1,9}$/.test(confirm)) return { output: '--confirm needs the number of due objects', code: 2 };
  if (restore) return { output: `restored ${await restoreTrash(deps, uploadId)} objects`, code: 0 };
  if (adopt) {
    await markStorage(deps);
    return { output: 'the storage belongs to this database now', code: 0 };
  }
  const sweep = confirm === undefined ? await planStorageSweep(deps) : await sweepStorage(deps, Number(confirm));
  return { output: describe(sweep, confirm !== undefined), code: sweep.refusal === undefined ? 0 : 1 };
}

function describe({ objects, unexplained, due, move, limit, owner, refusal }: Sweep, isDone: boolean): string {
  return [
    `${objects} objects; ${owner === 'none' ? 'no database has marked the storage yet' : `marked by ${owner} database`}`,
    `${unexplained} without an upload here, ${due.length} due (found by two scans a day apart), at most ${limit} a run`,
    refusal === undefined ? `${isDone ? 'moved' : 'the next run would move'} ${move.length} to the trash` : REFUSALS[refusal],
  ].join('\n');
}
