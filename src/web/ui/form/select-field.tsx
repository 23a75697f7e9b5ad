'use client'; // Client component, because it shows the error that the form reports for this field.
import { type ComponentProps, useId } from 'react';
import { controlProps, Field, type FieldWords } from './field.tsx';
import { useFieldError } from './form.tsx';

type Props = Omit<ComponentProps<'select'>, 'id' | 'className' | 'children'> &
  FieldWords & { name: string; options: readonly (readonly [value: string, label: string])[] };

/** A native choice among options. */
export function SelectField({ label, hint, help, options, ...select }: Props) {
  const id = useId();
  const error = useFieldError(select.name);
  return (
    <Field id={id} label={label} hint={hint} help={help} error={error}>
      <select {...select} {...controlProps(id, error, help)}>
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </Field>
  );
}
