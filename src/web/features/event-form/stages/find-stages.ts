import { normalise } from '#domain/search/normalise.ts';
import type { FormGround, KnownStage } from '#web/features/event-form/form-context.ts';

/** Search result: a board, or a base stage with its home rule in `rule`. */
export type Found = { readonly stage: KnownStage; readonly rule: number };

const MOST = 30;

/**
 * Finds stages by number, reading, or name in any language, normalised as in the site search. With `byBoard`,
 * returns one result per board.
 */
export function findStages({ stages, rules }: FormGround, asked: string, byBoard: boolean): { found: Found[]; more: boolean } {
  const sought = normalise(asked.trim());
  const textOf = ({ id, name, yomi }: KnownStage, rule: number) =>
    [String(id), ...Object.values(name), yomi, ...(byBoard ? Object.values(rules[rule] ?? {}) : [])].map(normalise).join('\n');
  const found: Found[] = [];
  for (const stage of stages.filter(({ retired }) => !retired))
    for (const rule of byBoard ? stage.rules : stage.rules.slice(0, 1)) {
      const text = textOf(stage, rule);
      if (sought.split(/\s+/).every((word) => text.includes(word))) found.push({ stage, rule });
    }
  return { found: found.slice(0, MOST), more: found.length > MOST };
}
