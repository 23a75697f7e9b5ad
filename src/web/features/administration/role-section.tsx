'use client'; // roles are given by a form
import { useRouter } from 'next/navigation';
import { fill } from '#web/i18n/fill.ts';
import { Form, type FormAnswer, FormCallout, SubmitButton } from '#web/ui/form.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import styles from './admin.module.css';
import { type AdminWords, adminCall } from './admin-call.ts';
import { AdminSection } from './admin-section.tsx';
import { AdminTable } from './admin-table.tsx';
import { Choice } from './choice.tsx';

const ROLES = ['player', 'editor', 'moderator', 'admin'] as const;

type Staff = { readonly handle: string; readonly name: string | null; readonly role: string };

/** Everybody with a role beyond player, and the form that gives one. */
export function RoleSection({ staff, words }: { staff: readonly Staff[]; words: AdminWords }) {
  const router = useRouter();
  const { roles: said } = words;
  const roleName = (role: string) => said.names[role as (typeof ROLES)[number]] ?? role;
  const give = async (values: FormData): Promise<FormAnswer> => {
    const [who, role] = [String(values.get('userId')).trim(), String(values.get('role'))];
    const answer = await adminCall(words, 'PUT', `/roles/${encodeURIComponent(who)}`, { json: { role } });
    if (!answer.ok) return answer;
    router.refresh();
    return { callout: fill(said.done, { who, role: roleName(role) }), tone: 'good' };
  };
  return (
    <AdminSection title={said.title} lead={said.lead}>
      <AdminTable
        caption={said.caption}
        columns={[said.user, said.role]}
        rows={staff.map(({ handle, name, role }) => ({ key: handle, cells: [name ? `${name} (${handle})` : handle, roleName(role)] }))}
      />
      <div className={styles.body}>
        <h3>{said.give}</h3>
        <Form onSend={give}>
          <TextField name="userId" label={said.userId} autoComplete="off" autoCapitalize="none" spellCheck={false} required />
          <Choice name="role" label={said.role} options={ROLES.map((role) => [role, roleName(role)])} />
          <FormCallout />
          <SubmitButton busyLabel={said.saving}>{said.save}</SubmitButton>
        </Form>
      </div>
    </AdminSection>
  );
}
