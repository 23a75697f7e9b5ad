import { z } from 'zod';

const file = z.strictObject({ name: z.string().max(100), bytes: z.int().min(0), sha256: z.string().regex(/^[0-9a-f]{64}$/) });
const wal = z.string().regex(/^[0-9A-F]{24}$/);

/** The manifest of a base backup. */
export const manifest = z.strictObject({
  version: z.literal(1),
  id: z.string().regex(/^\d{8}T\d{6}Z$/),
  startedAt: z.iso.datetime(),
  endedAt: z.iso.datetime(),
  // The system identifier of the cluster. The WAL of another cluster cannot be replayed.
  cluster: z.string().regex(/^\d{1,20}$/),
  segmentBytes: z.int().min(2 ** 20),
  firstWal: wal,
  lastWal: wal, // The base is consistent only with the WAL from firstWal to lastWal.
  objectList: z.int().min(0), // The number of the newest object list at the time of the backup.
  files: z.array(file).min(1),
});

export type Manifest = z.output<typeof manifest>;
export type ListedFile = z.output<typeof file>;

/** A fault in a backup, and the file that it concerns. */
export type Fault = { readonly file: string; readonly fault: 'missing' | 'altered' | 'unreadable' | 'gap' | 'too-old' };

/** Size and hash of a file, or undefined when the file does not exist. */
export type FoundFile = Omit<ListedFile, 'name'> | undefined;

/** Compares the files listed in a manifest with the files found. */
export function checkFiles(listed: readonly ListedFile[], found: ReadonlyMap<string, FoundFile>): Fault[] {
  return listed.flatMap(({ name, bytes, sha256 }): Fault[] => {
    const seen = found.get(name);
    if (!seen) return [{ file: name, fault: 'missing' }];
    return seen.bytes === bytes && seen.sha256 === sha256 ? [] : [{ file: name, fault: 'altered' }];
  });
}
