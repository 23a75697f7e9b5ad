'use client'; // Client component, because it shows the error that the form reports for this field.
import { type ReactNode, useId } from 'react';
import { CircleAlert } from '#web/ui/media/icons.tsx';
import shared from '#web/ui/page/shared.module.css';
import { useFieldError } from './form.tsx';
import styles from './radio-cards.module.css';

export type RadioCard = { readonly value: string; readonly label: string; readonly icon?: ReactNode };
type Props = {
  name: string;
  label: string;
  items: readonly RadioCard[];
  chosen?: string | undefined;
  /** Shown under the options unless there is an error. */
  help?: string | undefined;
  /** If set, the parent controls the selection. Otherwise, the form does. */
  onChoose?: ((value: string) => void) | undefined;
};

/** Shows a few options side by side, of which one is selected. */
export function RadioCards({ name, label, items, chosen, help, onChoose }: Props) {
  const id = useId();
  const error = useFieldError(name);
  return (
    <fieldset className={`${shared.plainFieldset} ${styles.group}`} aria-describedby={error ? `${id}-note` : undefined}>
      <legend>{label}</legend>
      <div className={styles.cards}>
        {items.map(({ value, label: text, icon }) => (
          <label key={value}>
            <input
              type="radio"
              name={name}
              value={value}
              {...(onChoose ? { checked: value === chosen, onChange: () => onChoose(value) } : { defaultChecked: value === chosen })}
              aria-invalid={error ? true : undefined}
            />
            {icon}
            {text}
          </label>
        ))}
      </div>
      {help && !error && <p className={styles.help}>{help}</p>}
      {error && (
        <p className={styles.error} id={`${id}-note`}>
          <CircleAlert data-icon="s" aria-hidden />
          {error}
        </p>
      )}
    </fieldset>
  );
}
