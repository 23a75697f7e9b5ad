import { expect, test } from 'vitest';
import { contentCatalogue } from '#tests/support/database/catalogue.ts';
import { checkDraft } from './check-draft.ts';
import { boardOfForm } from './record-form.ts';

const catalogue = contentCatalogue();
const [LAST_STAGE, LAST_RULE, LAST_CONSOLE] = [2_000, 99, 8];

/** Returns the consoles that a rule offers according to domain.md §2. */
function consolesOf(rule: number): readonly number[] {
  if (rule >= 10 && rule <= 29) return [1, 2, 4];
  if (rule >= 30 && rule <= 34) return [2, 3, 4];
  return rule === 36 || (rule >= 40 && rule <= 49) ? [4] : [1, 2, 3, 4];
}

test('T10b: accepts records for exactly the offered combinations of stage, rule and console', () => {
  const context = { now: new Date('2026-11-14T03:00:00Z'), zone: 'Asia/Tokyo', purpose: 'edit' } as const;
  let taken = 0;
  for (let stageId = 0; stageId <= LAST_STAGE; stageId += 1)
    for (let rule = 0; rule <= LAST_RULE; rule += 1) {
      const isOffered = catalogue.stages.get(stageId)?.rules.includes(rule) || (rule === 0 && catalogue.eventStages.has(stageId));
      const board = boardOfForm(catalogue, { stageId, rule });
      if ((board !== undefined) !== Boolean(isOffered)) expect([stageId, rule, board]).toEqual([stageId, rule, isOffered]);
      if (!board) continue;
      const consoles = Array.from({ length: LAST_CONSOLE + 1 }, (_, console) => console).filter((console) => {
        const checked = checkDraft(board, { console }, context);
        return checked.ok || !checked.errors.some(({ field }) => field === 'console');
      });
      expect([stageId, rule, consoles]).toEqual([stageId, rule, consolesOf(rule)]);
      taken += 1;
    }
  expect(taken).toBeGreaterThanOrEqual(380 + 314);
});
