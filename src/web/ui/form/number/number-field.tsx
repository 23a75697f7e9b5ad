'use client'; // Client component, because it shows the error that the form reports for this field.
import { type ComponentProps, useId, useRef } from 'react';
import { Button } from '#web/ui/form/button.tsx';
import { controlProps, Field, type FieldWords } from '#web/ui/form/field.tsx';
import { useFieldError } from '#web/ui/form/form.tsx';
import { groupDigits, regroup } from './group-digits.ts';
import styles from './number-field.module.css';

/** Why the typed value is impossible, and a value that was probably meant. */
export type ValueProblem = { readonly text: string; readonly repair?: { readonly label: string; readonly value: string } | undefined };

type Props = Omit<ComponentProps<'input'>, 'id' | 'className' | 'defaultValue' | 'onInput'> &
  FieldWords & {
    name: string;
    defaultValue?: string | undefined;
    /** Shows whole numbers with thousands separators while the user types. `ungroupDigits` removes them. */
    grouped?: boolean;
    /** Shown as an error at once, not only after the form was sent. */
    problem?: ValueProblem | undefined;
  };

/** A large number input for a score or a time. */
export function NumberField({ label, hint, help, grouped, problem, defaultValue, ...input }: Props) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const sendError = useFieldError(input.name);
  const error = problem?.text ?? sendError;
  const { className, ...control } = controlProps(id, error, help);
  const grouping = grouped && {
    'data-grouped': '',
    onInput: ({ nativeEvent, currentTarget }: { nativeEvent: Event; currentTarget: HTMLInputElement }) => {
      const { isComposing, inputType } = nativeEvent as InputEvent;
      if (!isComposing) regroup(currentTarget, inputType);
    },
    onCompositionEnd: ({ currentTarget }: { currentTarget: HTMLInputElement }) => regroup(currentTarget),
  };
  return (
    <Field id={id} label={label} hint={hint} help={help} error={error} announced={problem !== undefined}>
      <input
        ref={field}
        autoComplete="off"
        {...input}
        {...grouping}
        defaultValue={grouped && defaultValue ? groupDigits(defaultValue) : defaultValue}
        {...control}
        className={`${className} ${styles.number}`}
      />
      {problem?.repair && (
        <div className={styles.repair}>
          <Button onClick={() => field.current && typeInto(field.current, problem.repair?.value ?? '')}>{problem.repair.label}</Button>
        </div>
      )}
    </Field>
  );
}

/** Replaces the text of a field as if the user had typed it. */
function typeInto(field: HTMLInputElement, value: string): void {
  field.value = value;
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  field.focus();
}
