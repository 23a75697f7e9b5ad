import type { EventPlan } from '#domain/events/plan/event-plan.ts';
import styles from '#web/features/event-form/form-bar.module.css';
import type { FormContext, FormWords } from '#web/features/event-form/form-context.ts';
import { fill } from '#web/i18n/fill.ts';
import type { EventDraftJson } from '#web/server/answer/response-types.ts';
import { Button } from '#web/ui/form/button.tsx';
import { Dialog, DialogButtons } from '#web/ui/page/dialog.tsx';

export type Theirs = EventDraftJson;

type Props = { context: FormContext; plan: EventPlan; theirs: Theirs; onBack: () => void; onTheirs: () => void; onMine: () => void };

/**
 * Shown when another user has saved the draft in the meantime. Lists the differences and offers both versions. Closing
 * the dialog loses no input.
 */
export function StaleDialog({ context: { words }, plan, theirs, onBack, onTheirs, onMine }: Props) {
  const different = differentFields(plan, theirs.plan).map((field) => words.fieldNames[field as keyof FormWords['fieldNames']] ?? field);
  return (
    <Dialog open onClose={onBack} label={words.stale.title}>
      <div className={styles.ask}>
        <h2>{words.stale.title}</h2>
        <p>{different.length > 0 ? fill(words.stale.text, { fields: different.join(words.stale.join) }) : words.stale.same}</p>
      </div>
      <DialogButtons>
        <Button data-first onClick={onBack}>
          {words.stale.back}
        </Button>
        <Button variant="line" onClick={onTheirs}>
          {words.stale.theirs}
        </Button>
        <Button variant="danger" onClick={onMine}>
          {words.stale.mine}
        </Button>
      </DialogButtons>
    </Dialog>
  );
}

/**
 * Returns the names of the fields in which two plans differ. Compares times as instants, regardless of their UTC
 * offset.
 */
export function differentFields(mine: EventPlan, theirs: EventPlan): string[] {
  const comparable = (plan: EventPlan): Record<string, unknown> => ({
    ...plan,
    startsAt: Date.parse(plan.startsAt),
    endsAt: Date.parse(plan.endsAt),
  });
  const [one, other] = [comparable(mine), comparable(theirs)];
  return Object.keys(other).filter((field) => JSON.stringify(one[field]) !== JSON.stringify(other[field]));
}
