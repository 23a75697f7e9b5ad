import type { FormContext } from './form-context.ts';
import type { TypedPlan } from './typed-plan.ts';

/** Props shared by all form sections. */
export type SectionProps = {
  readonly context: FormContext;
  readonly typed: TypedPlan;
  readonly change: (part: Partial<TypedPlan>) => void;
  /** Returns the error message for a field path; `as` selects another field's messages. */
  readonly textOf: (field: string, as?: string) => string | undefined;
};
