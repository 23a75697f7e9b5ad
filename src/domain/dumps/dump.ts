import { z } from 'zod';
import { LICENCE_IDS } from './licences.ts';

/** Number of dumps that stay available. */
export const DUMPS_RETAINED = 7;

/** Options of the job that writes a dump: at most one is queued, and one runs at a time. */
export const DUMP_JOB = { queueName: 'write-dump', jobKey: 'write-dump', maxAttempts: 5 } as const;

export const PACKAGE_FILE = 'datapackage.json';
export const SUMS_FILE = 'SHA256SUMS';
export const SIGNATURE_FILE = `${SUMS_FILE}.minisig`;

const dumpFile = z.object({
  name: z.string(),
  bytes: z.int(),
  sha256: z.string(),
  /** Number of rows, for files that contain rows. */
  rows: z.int().optional(),
});

/** A file of a dump. */
export type DumpFile = Readonly<z.infer<typeof dumpFile>>;

/** What a dump's row stores about its files. */
export const dumpContent = z.object({
  licence: z.enum(LICENCE_IDS),
  /** The minisign key that signed the checksums; null when the site has no key. */
  publicKey: z.string().nullable(),
  files: z.array(dumpFile),
});

/** A complete dump. */
export type Dump = Readonly<z.infer<typeof dumpContent>> & { readonly dumpId: string; readonly takenAt: Date };

/** The address of a dump's file. `latest` redirects to the newest dump. */
export const dumpFileRoute = (dumpId: string, file: string): string => `/api/dumps/${dumpId}/${file}`;

/** Formats the checksum file, which `sha256sum --check` and `import:dump` read. */
export const sumsOf = (files: readonly DumpFile[]): string => files.map(({ name, sha256 }) => `${sha256}  ${name}\n`).join('');

/** Parses a checksum file into hashes by file name. Throws when a line is malformed. */
export function parseSums(text: string): ReadonlyMap<string, string> {
  const lines = text.split('\n').filter((line) => line !== '');
  return new Map(
    lines.map((line) => {
      const [, sha256, name] = /^([0-9a-f]{64}) {2}([\w.-]{1,64})$/.exec(line) ?? [];
      if (sha256 === undefined || name === undefined) throw new Error(`${SUMS_FILE} has a malformed line`);
      return [name, sha256];
    }),
  );
}
