import { z } from 'zod';

export const PLACES = ['pictures', 'quarantine'] as const;
export type Place = (typeof PLACES)[number];

const named = { place: z.enum(PLACES), key: z.string().max(150) };
const objectEntry = z.strictObject({ ...named, bytes: z.int().min(0), sha256: z.string().regex(/^[0-9a-f]{64}$/) });

/** The differences found by one scan of object storage: objects added and removed since the previous scan. */
export const objectList = z.strictObject({
  number: z.int().min(1),
  takenAt: z.iso.datetime(),
  added: z.array(objectEntry),
  gone: z.array(z.strictObject(named)),
});

export type ObjectEntry = z.output<typeof objectEntry>;
export type ObjectList = z.output<typeof objectList>;

/** Returns the unique id of an object. */
export const idOf = ({ place, key }: Pick<ObjectEntry, 'place' | 'key'>): string => `${place}/${key}`;

/** Returns the objects that existed at `since` or later. Without `since`, returns the objects that exist now. */
export function objectsSince(lists: readonly ObjectList[], since?: Date): ObjectEntry[] {
  const objects = new Map<string, { readonly entry: ObjectEntry; readonly goneAt?: Date }>();
  for (const { takenAt, added, gone } of lists.toSorted((a, b) => a.number - b.number)) {
    for (const entry of added) objects.set(idOf(entry), { entry });
    for (const name of gone) {
      const known = objects.get(idOf(name));
      if (known) objects.set(idOf(name), { entry: known.entry, goneAt: new Date(takenAt) });
    }
  }
  const isNeeded = (goneAt?: Date) => !goneAt || (since !== undefined && goneAt > since);
  return [...objects.values()].filter(({ goneAt }) => isNeeded(goneAt)).map(({ entry }) => entry);
}

/** Returns the numbers of missing lists from 1 to `newest`. */
export const missingLists = (numbers: readonly number[], newest: number): number[] =>
  Array.from({ length: newest }, (_, nth) => nth + 1).filter((number) => !numbers.includes(number));
