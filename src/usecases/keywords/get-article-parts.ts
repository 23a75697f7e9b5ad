import { listPictures } from '#data/queries/evidence/pictures.ts';
import { listNamed, type NamedKeyword } from '#data/queries/texts/keyword-lists.ts';
import { isUploadId, pictureKey } from '#domain/evidence/object-keys.ts';
import { KEYWORD_FLAGS } from '#domain/keywords/flags.ts';
import { linkedNames } from '#domain/keywords/linked-names.ts';
import type { Deps } from '#usecases/deps.ts';

const IMAGES = /\bimage:([\w-]{1,64})/g;
const MOST_PICTURES = 50; // Further pictures in a text are not shown.
const SHOWN_SIZE = 'middle';

export type ArticlePicture = { readonly key: string; readonly width: number; readonly height: number };

/** What a text refers to: keywords in `[[links]]`, by the name as written, and published pictures, by upload id. */
export type ArticleParts = {
  readonly entries: ReadonlyMap<string, Pick<NamedKeyword, 'names' | 'guideOf'>>;
  readonly pictures: ReadonlyMap<string, ArticlePicture>;
};

/** Looks up the keywords and pictures that a text refers to. Omits missing, deleted and unpublished ones. */
export async function getArticleParts({ db }: Pick<Deps, 'db'>, text: string): Promise<ArticleParts> {
  const named = await listNamed(db, linkedNames(text), KEYWORD_FLAGS.deleted);
  const imageIds = [...new Set(Array.from(text.matchAll(IMAGES), ([, id = '']) => id).filter(isUploadId))];
  // Only WebP is used, because every browser supports it.
  const rows = (await listPictures(db, imageIds.slice(0, MOST_PICTURES))).filter(({ format }) => format === 'webp');
  const pictures = [...Map.groupBy(rows, ({ uploadId }) => uploadId)].flatMap(([uploadId, sizes]) => {
    const shown = sizes.find(({ size }) => size === SHOWN_SIZE) ?? sizes.at(-1); // Small pictures may lack this size.
    if (!shown) return [];
    const { sha256, format, width, height } = shown;
    return [[uploadId, { key: pictureKey(uploadId, sha256, format), width, height }] as const];
  });
  return { entries: new Map(named.map(({ written, ...entry }) => [written, entry])), pictures: new Map(pictures) };
}
