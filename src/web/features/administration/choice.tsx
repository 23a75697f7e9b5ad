import { useId } from 'react';
import { controlProps, Field } from '#web/ui/form/field.tsx';

type Props = { name: string; label: string; options: readonly (readonly [value: string, label: string])[] };

/** Renders a form field with a native select. */
export function Choice({ name, label, options }: Props) {
  const id = useId();
  return (
    <Field id={id} label={label} error={undefined}>
      <select name={name} {...controlProps(id, undefined, undefined)}>
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </Field>
  );
}
