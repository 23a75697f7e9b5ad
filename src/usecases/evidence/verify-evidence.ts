import { StorageFault } from '#data/gateways/object-storage.ts';
import { listPictures } from '#data/queries/evidence/pictures.ts';
import { listReadyUploads } from '#data/queries/evidence/uploads.ts';
import { pictureKey } from '#domain/evidence/object-keys.ts';
import type { Deps } from '#usecases/deps.ts';

const PAGE = 200;

/** Reads every published picture and returns the keys of missing or altered ones. Writes nothing. */
export async function verifyEvidence({ db, storage }: Pick<Deps, 'db' | 'storage'>): Promise<{ checked: number; wrong: string[] }> {
  const wrong: string[] = [];
  let checked = 0;
  let page: string[];
  let after = '00000000-0000-0000-0000-000000000000';
  do {
    page = await listReadyUploads(db, after, PAGE);
    const pictures = await listPictures(db, page);
    const whole = new Set(pictures.map(({ uploadId }) => uploadId));
    wrong.push(...page.filter((uploadId) => !whole.has(uploadId)));
    // For a small picture, several sizes share one object, which is checked once.
    const objects = new Map(pictures.map(({ uploadId, sha256, format }) => [pictureKey(uploadId, sha256, format), sha256]));
    for (const [key, sha256] of objects) {
      const found = await storage.pictures.get(key, sha256).catch((error) => {
        if (error instanceof StorageFault && error.kind === 'altered') return undefined;
        throw error;
      });
      if (!found) wrong.push(key);
      checked += 1;
    }
    after = page.at(-1) ?? after;
  } while (page.length === PAGE);
  return { checked, wrong };
}
