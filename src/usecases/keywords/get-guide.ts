import { findGuideName } from '#data/queries/guides.ts';
import { findKeyword } from '#data/queries/keywords.ts';
import { canReadKeyword } from '#domain/keywords/flags.ts';
import type { Deps } from '#usecases/deps.ts';
import type { Keyword } from './get-keyword.ts';

/** The public guide of a stage; undefined when there is none or it was deleted. */
export async function getGuide({ db }: Pick<Deps, 'db'>, stageId: number): Promise<Keyword | undefined> {
  const name = await findGuideName(db, stageId);
  const guide = name === undefined ? undefined : await findKeyword(db, name);
  return guide && canReadKeyword('visitor', guide.flag) === 'read' ? guide : undefined;
}
