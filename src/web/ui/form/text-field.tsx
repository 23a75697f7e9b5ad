'use client'; // Client component, because it shows the error that the form reports for this field.
import { type ComponentProps, useId } from 'react';
import { controlProps, Field, type FieldWords } from './field.tsx';
import { useFieldError } from './form.tsx';

type Props = Omit<ComponentProps<'input'>, 'id' | 'className'> & FieldWords & { name: string };

export function TextField({ label, hint, help, ...input }: Props) {
  const id = useId();
  const error = useFieldError(input.name);
  return (
    <Field id={id} label={label} hint={hint} help={help} error={error}>
      <input {...input} {...controlProps(id, error, help)} />
    </Field>
  );
}
