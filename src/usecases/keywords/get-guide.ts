import { findGuideName, listGuided } from '#data/queries/texts/guides.ts';
import { findKeyword } from '#data/queries/texts/keywords.ts';
import { canReadKeyword, KEYWORD_FLAGS } from '#domain/keywords/flags.ts';
import type { Deps } from '#usecases/deps.ts';
import type { Keyword } from './get-keyword.ts';

/** Returns a stage's public guide, or undefined when the stage has no guide or the guide was deleted. */
export async function getGuide({ db }: Pick<Deps, 'db'>, stageId: number): Promise<Keyword | undefined> {
  const name = await findGuideName(db, stageId);
  const guide = name === undefined ? undefined : await findKeyword(db, name);
  return guide && canReadKeyword('visitor', guide.flag) === 'read' ? guide : undefined;
}

/** Returns the stages whose public guide is written. */
export const listWrittenGuides = async ({ db, catalogue }: Pick<Deps, 'db' | 'catalogue'>): Promise<Set<number>> =>
  listGuided(db, [...(await catalogue()).stages.keys()], KEYWORD_FLAGS.deleted);
