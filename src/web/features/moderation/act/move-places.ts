import type { Board } from '#domain/catalogue/boards/board.ts';
import { boardPlace } from '#domain/catalogue/boards/board-place.ts';
import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { moveTargets } from '#domain/moderation/move-targets.ts';
import { inLanguage, type Language } from '#domain/shared/language.ts';

/** Stage or speedrun to which a record can be moved, with its rules. A speedrun has no rules. */
export type MovePlace = {
  readonly kind: 'stageId' | 'speedrunId';
  readonly id: number;
  readonly name: string;
  readonly rules: readonly { readonly id: number; readonly name: string }[];
};

/** Returns the stages and speedruns to which a record can be moved, ordered by id. */
export function movePlaces(catalogue: Catalogue, board: Board, console: number, locale: Language): MovePlace[] {
  const places = new Map<number, MovePlace>();
  for (const { kind, refId, ruleId } of moveTargets(catalogue, board, console)) {
    const isRun = kind === 'speedrun';
    const name = inLanguage(boardPlace(catalogue, { kind, refId, ruleId })?.name, locale);
    if (name === undefined) continue;
    const rules = isRun ? [] : [{ id: ruleId, name: inLanguage(catalogue.rules.get(ruleId)?.name, locale) ?? String(ruleId) }];
    const before = places.get(refId);
    places.set(refId, { kind: isRun ? 'speedrunId' : 'stageId', id: refId, name, rules: [...(before?.rules ?? []), ...rules] });
  }
  return [...places.values()].sort((a, b) => a.id - b.id);
}
