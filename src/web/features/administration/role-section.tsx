'use client'; // Client component: assigns roles through the API.
import { useRouter } from 'next/navigation';
import { fill } from '#web/i18n/fill.ts';
import { Form, type FormAnswer, FormCallout, SubmitButton } from '#web/ui/form/form.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import styles from './admin.module.css';
import { type AdminWords, adminCall } from './admin-call.ts';
import { AdminSection } from './admin-section.tsx';
import { AdminTable } from './admin-table.tsx';
import { Choice } from './choice.tsx';

const ROLES = ['player', 'editor', 'moderator', 'admin'] as const;

type Staff = { readonly handle: string; readonly name: string | null; readonly role: string };

/** Lists the users with a role above player, and a form to assign a role. */
export function RoleSection({ staff, words }: { staff: readonly Staff[]; words: AdminWords }) {
  const router = useRouter();
  const { roles: labels } = words;
  const roleName = (role: string) => labels.names[role as (typeof ROLES)[number]] ?? role;
  const assign = async (values: FormData): Promise<FormAnswer> => {
    const [who, role] = [String(values.get('userId')).trim(), String(values.get('role'))];
    const answer = await adminCall(words, 'PUT', `/roles/${encodeURIComponent(who)}`, { json: { role } });
    if (!answer.ok) return answer;
    router.refresh();
    return { callout: fill(labels.done, { who, role: roleName(role) }), tone: 'good' };
  };
  return (
    <AdminSection title={labels.title} lead={labels.lead}>
      <AdminTable
        caption={labels.caption}
        columns={[labels.user, labels.role]}
        rows={staff.map(({ handle, name, role }) => ({ key: handle, cells: [name ? `${name} (${handle})` : handle, roleName(role)] }))}
      />
      <div className={styles.body}>
        <h3>{labels.give}</h3>
        <Form onSend={assign}>
          <TextField name="userId" label={labels.userId} autoComplete="off" autoCapitalize="none" spellCheck={false} required />
          <Choice name="role" label={labels.role} options={ROLES.map((role) => [role, roleName(role)])} />
          <FormCallout />
          <SubmitButton busyLabel={labels.saving}>{labels.save}</SubmitButton>
        </Form>
      </div>
    </AdminSection>
  );
}
