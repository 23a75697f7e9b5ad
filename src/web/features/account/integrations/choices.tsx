'use client'; // Client component, because it shows the error that the form reports for this field.
import { useId } from 'react';
import { FieldNote } from '#web/ui/form/field.tsx';
import { useFieldError } from '#web/ui/form/form.tsx';
import shared from '#web/ui/page/shared.module.css';
import styles from './integrations.module.css';

type Option = readonly [value: string, label: string];
type Props = { name: string; label: string; options: readonly Option[]; chosen: readonly string[] };

/** Checkboxes under a legend, of which several can be chosen. */
export function Choices({ name, label, options, chosen }: Props) {
  const id = useId();
  const error = useFieldError(name);
  return (
    <fieldset className={`${shared.plainFieldset} ${styles.choices}`}>
      <legend>{label}</legend>
      {options.map(([value, text]) => (
        <label key={value}>
          <input
            type="checkbox"
            name={name}
            value={value}
            defaultChecked={chosen.includes(value)}
            aria-invalid={error !== undefined || undefined}
            aria-describedby={error ? id : undefined}
          />
          {text}
        </label>
      ))}
      <FieldNote id={id} error={error} help={undefined} />
    </fieldset>
  );
}
