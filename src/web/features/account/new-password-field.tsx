import { PasswordField } from '#web/ui/password-field.tsx';
import type { AccountWords } from './account-words.ts';

type Props = { name: string; label: string; fields: AccountWords['fields'] };

/** Renders a field for a new password. Shows the required length and lets the browser suggest a password. */
export const NewPasswordField = ({ name, label, fields }: Props) => (
  <PasswordField name={name} label={label} hint={fields.passwordHint} showLabel={fields.showPassword} autoComplete="new-password" />
);
