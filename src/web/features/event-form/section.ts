import type { FormContext } from './form-context.ts';
import type { TypedPlan } from './typed-plan.ts';

/** What every part of the form is given. */
export type SectionProps = {
  readonly context: FormContext;
  readonly typed: TypedPlan;
  readonly change: (part: Partial<TypedPlan>) => void;
  /** The sentence about a field of the plan, by its path; `as` names the field whose words are meant. */
  readonly textOf: (field: string, as?: string) => string | undefined;
};
