import { statfs } from 'node:fs/promises';
import type { DiskFacts } from '#domain/status/status-facts.ts';

/** Returns how full the disks of these folders are. Leaves out folders that do not exist. */
export async function readOwnDisks(folders: readonly string[]): Promise<DiskFacts[]> {
  const disks = await Promise.all(
    folders.map(async (folder) => {
      const disk = await statfs(folder).catch(() => undefined);
      return disk && disk.blocks > 0 ? [{ mount: folder, freeShare: disk.bavail / disk.blocks }] : [];
    }),
  );
  return disks.flat();
}
