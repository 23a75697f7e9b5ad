import type { FormContext } from '#web/features/event-form/form-context.ts';
import type { TypedPlan } from '#web/features/event-form/plan/typed-plan.ts';

/** Props shared by all sections of the event form. */
export type SectionProps = {
  readonly context: FormContext;
  readonly typed: TypedPlan;
  readonly change: (part: Partial<TypedPlan>) => void;
  /** Returns the error message for the field at a path. `as` names another field whose messages are used instead. */
  readonly textOf: (field: string, as?: string) => string | undefined;
};
