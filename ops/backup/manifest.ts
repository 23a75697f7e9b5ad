import { z } from 'zod';

const file = z.strictObject({ name: z.string().max(100), bytes: z.int().min(0), sha256: z.string().regex(/^[0-9a-f]{64}$/) });
const wal = z.string().regex(/^[0-9A-F]{24}$/);

/** What a base backup says of itself. */
export const manifest = z.strictObject({
  version: z.literal(1),
  id: z.string().regex(/^\d{8}T\d{6}Z$/),
  startedAt: z.iso.datetime(),
  endedAt: z.iso.datetime(),
  cluster: z.string().regex(/^\d{1,20}$/), // the system identifier: logs of another cluster do not fit
  segmentBytes: z.int().min(2 ** 20),
  firstWal: wal,
  lastWal: wal, // the base is whole only with the log from its first to its last segment
  objectList: z.int().min(0), // the newest list of objects when it was taken
  files: z.array(file).min(1),
});

export type Manifest = z.output<typeof manifest>;
export type ListedFile = z.output<typeof file>;

/** What is wrong with a backup, and with which file. */
export type Fault = { readonly file: string; readonly fault: 'missing' | 'altered' | 'unreadable' | 'gap' | 'too-old' };

/** How a file stands that was looked at; undefined when it is not there. */
export type FoundFile = Omit<ListedFile, 'name'> | undefined;

/** Compares what a manifest lists with what was found. */
export function checkFiles(listed: readonly ListedFile[], found: ReadonlyMap<string, FoundFile>): Fault[] {
  return listed.flatMap(({ name, bytes, sha256 }): Fault[] => {
    const seen = found.get(name);
    if (!seen) return [{ file: name, fault: 'missing' }];
    return seen.bytes === bytes && seen.sha256 === sha256 ? [] : [{ file: name, fault: 'altered' }];
  });
}
