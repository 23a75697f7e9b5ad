import { useMemo } from 'react';
import type { EventPlan } from '#domain/events/plan/event-plan.ts';
import type { FormGround } from '#web/features/event-form/form-context.ts';
import { useLater } from '#web/ui/use-later.ts';
import type { Judged } from './judge-plan.ts';

/**
 * Validates the plan while the user types. Returns undefined until the validation module has loaded. The server
 * validates the plan again.
 */
export function useJudge(ground: FormGround, code: number | undefined, plan: EventPlan): Judged | undefined {
  const judge = useLater(() => import('./judge-plan.ts'));
  const rules = useMemo(() => judge?.planGround(ground), [judge, ground]);
  return useMemo(() => (judge && rules ? judge.judgePlan(rules, code ?? 0, plan) : undefined), [judge, rules, code, plan]);
}
