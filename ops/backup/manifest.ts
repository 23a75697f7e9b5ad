import { z } from 'zod';

const file = z.strictObject({ name: z.string().max(100), bytes: z.int().min(0), sha256: z.string().regex(/^[0-9a-f]{64}$/) });
const wal = z.string().regex(/^[0-9A-F]{24}$/);

/** The manifest of a base backup. */
export const manifest = z.strictObject({
  version: z.literal(1),
  id: z.string().regex(/^\d{8}T\d{6}Z$/),
  startedAt: z.iso.datetime(),
  endedAt: z.iso.datetime(),
  cluster: z.string().regex(/^\d{1,20}$/), // the system identifier; WAL of another cluster cannot be replayed
  segmentBytes: z.int().min(2 ** 20),
  firstWal: wal,
  lastWal: wal, // the base is only consistent with the WAL from firstWal to lastWal
  objectList: z.int().min(0), // the newest object list at the time of the backup
  files: z.array(file).min(1),
});

export type Manifest = z.output<typeof manifest>;
export type ListedFile = z.output<typeof file>;

/** A fault of a backup, and the file concerned. */
export type Fault = { readonly file: string; readonly fault: 'missing' | 'altered' | 'unreadable' | 'gap' | 'too-old' };

/** Size and hash of a file; undefined when it does not exist. */
export type FoundFile = Omit<ListedFile, 'name'> | undefined;

/** Compares the files of a manifest with those found. */
export function checkFiles(listed: readonly ListedFile[], found: ReadonlyMap<string, FoundFile>): Fault[] {
  return listed.flatMap(({ name, bytes, sha256 }): Fault[] => {
    const seen = found.get(name);
    if (!seen) return [{ file: name, fault: 'missing' }];
    return seen.bytes === bytes && seen.sha256 === sha256 ? [] : [{ file: name, fault: 'altered' }];
  });
}
