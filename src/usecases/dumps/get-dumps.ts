import { findDump, listDumps } from '#data/queries/dumps/dumps.ts';
import type { Dump, DumpFile } from '#domain/dumps/dump.ts';
import { countTry } from '#usecases/accounts/count-try.ts';
import type { Deps } from '#usecases/deps.ts';
import { type Answer, type Refused, refuse, type TooMany, tooMany } from '#usecases/refused.ts';

/** Returns all available dumps, newest first. */
export const getDumps = ({ db }: Pick<Deps, 'db'>): Promise<readonly Dump[]> => listDumps(db);

/** Returns the id of the newest dump, if any. */
export const getLatestDump = async (deps: Pick<Deps, 'db'>): Promise<string | undefined> => (await getDumps(deps))[0]?.dumpId;

export type OpenedDumpFile = DumpFile & { readonly body: ReadableStream<Uint8Array> | null };
type Opened = Answer<OpenedDumpFile, Refused<'not-found'> | TooMany>;

/**
 * Opens a file of an available dump. Unknown files, deleted dumps and dumps that are not complete are not found. The
 * body is null when `isKnown` says that the client has the file already. Limited to 120 files an hour per network address.
 */
export async function openDumpFile(
  deps: Deps,
  { dumpId, name, address }: { readonly dumpId: string; readonly name: string; readonly address: string },
  isKnown: (sha256: string) => boolean,
): Promise<Opened> {
  const { storage } = deps.dumps;
  const file = (await findDump(deps.db, dumpId))?.files.find((each) => each.name === name);
  if (!file || !storage) return refuse('not-found');
  if (isKnown(file.sha256)) return { ok: true, value: { ...file, body: null } };
  const wait = await countTry(deps, 'download-dump', address);
  if (wait) return tooMany(wait);
  const body = await storage.open(`${dumpId}/${name}`);
  return body ? { ok: true, value: { ...file, body } } : refuse('not-found');
}
