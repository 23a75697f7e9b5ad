'use client'; // Client component, because it shows the error that the form reports for this field.
import { type ComponentProps, useId } from 'react';
import { controlProps, Field, type FieldWords } from './field.tsx';
import { useFieldError } from './form.tsx';
import styles from './text-area-field.module.css';

type Props = Omit<ComponentProps<'textarea'>, 'id' | 'className'> & FieldWords & { name: string };

/** A multi-line text input. `hint` can be a character counter. */
export function TextAreaField({ label, hint, help, ...area }: Props) {
  const id = useId();
  const error = useFieldError(area.name);
  return (
    <div className={styles.area}>
      <Field id={id} label={label} hint={hint} help={help} error={error}>
        <textarea {...area} {...controlProps(id, error, help)} />
      </Field>
    </div>
  );
}
