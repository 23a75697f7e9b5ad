import 'server-only';
import { cache } from 'react';
import { ownText } from '#domain/keywords/own-text.ts';
import type { Language } from '#domain/shared/language.ts';
import { getGuide, listWrittenGuides } from '#usecases/keywords/get-guide.ts';
import { deps } from '#web/server/deps.ts';

const read = cache((stageId: number) => getGuide(deps(), stageId));

export type ReadGuide = NonNullable<Awaited<ReturnType<typeof readGuide>>>;

/** Returns a stage's guide with its text in the best available language, or undefined when the stage has no guide. */
export async function readGuide(stageId: number, locale: Language) {
  const guide = await read(stageId);
  const own = guide && ownText(guide.texts, locale);
  return guide && own && { guide, own };
}

/** Returns the stages whose guide is written. */
export const readWrittenGuides = (): Promise<ReadonlySet<number>> => listWrittenGuides(deps());
