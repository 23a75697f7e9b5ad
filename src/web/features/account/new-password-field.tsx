import { PasswordField } from '#web/ui/password-field.tsx';
import type { AccountWords } from './account-words.ts';

type Props = { name: string; label: string; fields: AccountWords['fields'] };

/** Field for a new password: shows the required length and lets the browser suggest one. */
export const NewPasswordField = ({ name, label, fields }: Props) => (
  <PasswordField name={name} label={label} hint={fields.passwordHint} showLabel={fields.showPassword} autoComplete="new-password" />
);
