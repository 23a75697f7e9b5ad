'use client'; // Client component, because it shows the error that the form reports for this field.
import { type ComponentProps, useId } from 'react';
import { controlProps, Field, type FieldWords } from './field.tsx';
import { useFieldError } from './form.tsx';
import styles from './number-field.module.css';

type Props = Omit<ComponentProps<'input'>, 'id' | 'className'> & FieldWords & { name: string; unit?: string | undefined };

/** A large number input for a score or a time. */
export function NumberField({ label, hint, help, unit, ...input }: Props) {
  const id = useId();
  const error = useFieldError(input.name);
  return (
    <Field id={id} label={label} hint={hint} help={help} error={error}>
      <div className={styles.container}>
        <input autoComplete="off" {...input} {...controlProps(id, error, help)} />
        {unit && <span className={styles.unit}>{unit}</span>}
      </div>
    </Field>
  );
}
