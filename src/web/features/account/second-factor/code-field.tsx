import type { ComponentProps } from 'react';
import { TextField } from '#web/ui/form/text-field.tsx';

type Props = Pick<ComponentProps<typeof TextField>, 'name' | 'label' | 'autoFocus'> & { isFirst?: boolean };

/** Renders a field for the 6-digit code of an authenticator app, with a keypad and the phone's suggestion. */
export const CodeField = ({ isFirst, ...field }: Props) => (
  <TextField
    {...field}
    inputMode="numeric"
    autoComplete="one-time-code"
    maxLength={7} // Apps show the code in two groups of three digits.
    spellCheck={false}
    data-first={isFirst || undefined}
  />
);

/** Removes the spaces with which apps show a code. */
export const digitsOf = (code: string): string => code.replaceAll(/\s/g, '');
