'use client'; // Client component, because the eye button toggles the visibility of the password.
import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import { Eye, EyeOff } from '#web/ui/media/icons.tsx';
import { controlProps, Field, type FieldWords } from './field.tsx';
import { useFieldError } from './form.tsx';
import { IconButton } from './icon-button.tsx';
import styles from './password-field.module.css';

type Props = Omit<ComponentProps<'input'>, 'id' | 'className' | 'type'> &
  FieldWords & { name: string; showLabel: string; aside?: ReactNode };

/** A password input. The password is hidden until the user toggles it, and is never spell-checked or capitalised. */
export function PasswordField({ label, hint, help, showLabel, aside, ...input }: Props) {
  const id = useId();
  const error = useFieldError(input.name);
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <Field id={id} label={label} hint={hint} help={help} error={error} aside={aside}>
      <div className={styles.box}>
        <input
          {...input}
          {...controlProps(id, error, help)}
          type={shown ? 'text' : 'password'}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
        />
        <IconButton aria-label={showLabel} aria-pressed={shown} onClick={() => setShown(!shown)}>
          <Icon aria-hidden />
        </IconButton>
      </div>
    </Field>
  );
}
