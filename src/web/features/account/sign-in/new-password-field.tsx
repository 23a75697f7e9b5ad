import type { AccountWords } from '#web/features/account/account-words.ts';
import { PasswordField } from '#web/ui/form/password-field.tsx';

type Props = { name: string; label: string; fields: AccountWords['fields'] };

/** Renders a field for a new password. Shows the required length and lets the browser suggest a password. */
export const NewPasswordField = ({ name, label, fields }: Props) => (
  <PasswordField name={name} label={label} hint={fields.passwordHint} showLabel={fields.showPassword} autoComplete="new-password" />
);
