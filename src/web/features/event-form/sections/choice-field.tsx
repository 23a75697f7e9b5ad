import { type ReactNode, useId } from 'react';
import { controlProps, Field } from '#web/ui/form/field.tsx';

type Props = {
  label: string;
  value: string;
  error?: string | undefined;
  help?: ReactNode;
  onChoose: (value: string) => void;
  children: ReactNode;
};

export function ChoiceField({ label, value, error, help, onChoose, children }: Props) {
  const id = useId();
  return (
    <Field id={id} label={label} help={help} error={error}>
      <select {...controlProps(id, error, help)} value={value} onChange={({ target }) => onChoose(target.value)}>
        {children}
      </select>
    </Field>
  );
}
