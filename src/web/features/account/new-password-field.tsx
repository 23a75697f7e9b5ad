import { PasswordField } from '#web/ui/password-field.tsx';
import type { AccountWords } from './account-words.ts';

type Props = { name: string; label: string; fields: AccountWords['fields'] };

/** A password that is chosen here: it says how long one must be, and the browser offers to make one up. */
export const NewPasswordField = ({ name, label, fields }: Props) => (
  <PasswordField name={name} label={label} hint={fields.passwordHint} showLabel={fields.showPassword} autoComplete="new-password" />
);
