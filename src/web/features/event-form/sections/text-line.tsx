import { type ComponentProps, type ReactNode, useId } from 'react';
import { countCharacters } from '#domain/shared/characters.ts';
import { fill } from '#web/i18n/fill.ts';
import { controlProps, Field } from '#web/ui/form/field.tsx';

type Props = Omit<ComponentProps<'input'>, 'id' | 'className' | 'onChange'> & {
  label: string;
  hint?: ReactNode;
  help?: ReactNode;
  error: string | undefined;
  onText: (text: string) => void;
};

export function TextLine({ label, hint, help, error, onText, ...input }: Props) {
  const id = useId();
  return (
    <Field id={id} label={label} hint={hint} help={help} error={error}>
      <input {...input} {...controlProps(id, error, help)} onChange={({ target }) => onText(target.value)} />
    </Field>
  );
}

/** Formats the number of characters in a text together with the limit. */
export const counter = (count: string, text: string, limit: number): string =>
  fill(count, { count: countCharacters(text.trim()).toLocaleString('en'), limit: limit.toLocaleString('en') });
