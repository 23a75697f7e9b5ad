'use client'; // roles are given and bans spoken by forms
import { useRouter } from 'next/navigation';
import { useId, useState } from 'react';
import { BAN_SCOPES } from '#domain/accounts/bans.ts';
import { fill } from '#web/i18n/fill.ts';
import { Button } from '#web/ui/button.tsx';
import { Form, type FormAnswer, FormNotice, SubmitButton } from '#web/ui/form.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { TextAreaField } from '#web/ui/text-area-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import styles from './admin.module.css';
import { type AdminWords, adminCall } from './admin-call.ts';
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
    return { notice: fill(said.done, { who, role: roleName(role) }), tone: 'good' };
  };
  return (
    <section className="card" aria-labelledby="roles">
      <div className={styles.head}>
        <h2 id="roles">{said.title}</h2>
        <p>{said.lead}</p>
      </div>
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
          <FormNotice />
          <SubmitButton busyLabel={said.saving}>{said.save}</SubmitButton>
        </Form>
      </div>
    </section>
  );
}

export type ShownBan = {
  readonly banId: string;
  readonly handle: string;
  readonly name: string | null;
  readonly scope: string;
  readonly reason: string | null;
  readonly until: string | null;
  readonly by: string | null;
};

/** Every ban that holds, each with its end, and the form that speaks one. */
export function BanSection({ bans, words }: { bans: readonly ShownBan[]; words: AdminWords }) {
  const router = useRouter();
  const [notice, setNotice] = useState<string>();
  const titleId = useId();
  const { bans: said } = words;
  const scopeName = (scope: string) => said.scopes[scope as (typeof BAN_SCOPES)[number]] ?? scope;

  const lift = async (banId: string) => {
    const answer = await adminCall(words, 'DELETE', `/bans/${banId}`);
    setNotice(answer.ok ? undefined : answer.notice);
    router.refresh();
  };
  const speak = async (values: FormData): Promise<FormAnswer> => {
    const text = (name: string) => String(values.get(name) ?? '').trim();
    const json = { userId: text('userId'), scope: text('scope'), reason: text('reason'), lastDay: text('lastDay') || null };
    const answer = await adminCall(words, 'POST', '/bans', { json });
    if (!answer.ok) return answer;
    router.refresh();
    return { notice: fill(said.done, { who: json.userId }), tone: 'good' };
  };
  return (
    <section className="card" aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 id={titleId}>{said.title}</h2>
        <p>{said.lead}</p>
      </div>
      {notice && (
        <Notice tone="bad" role="alert">
          {notice}
        </Notice>
      )}
      {bans.length === 0 ? (
        <p className={styles.body}>{said.none}</p>
      ) : (
        <AdminTable
          caption={said.caption}
          columns={[said.user, said.scope, said.reason, said.until, said.by, '']}
          rows={bans.map(({ banId, handle, name, scope, reason, until, by }) => ({
            key: banId,
            cells: [
              name ? `${name} (${handle})` : handle,
              scopeName(scope),
              reason,
              until ?? said.forever,
              by ?? words.switches.operator,
              <Button key="lift" size="s" onClick={() => lift(banId)} aria-label={fill(said.liftOf, { who: name ?? handle })}>
                {said.lift}
              </Button>,
            ],
          }))}
        />
      )}
      <div className={styles.body}>
        <h3>{said.add}</h3>
        <Form onSend={speak}>
          <TextField name="userId" label={said.userId} autoComplete="off" autoCapitalize="none" spellCheck={false} required />
          <Choice name="scope" label={said.scope} options={BAN_SCOPES.map((scope) => [scope, scopeName(scope)])} />
          <TextAreaField name="reason" label={said.reason} rows={2} maxLength={400} required />
          <TextField name="lastDay" type="date" label={said.endsOn} help={said.endsHelp} />
          <FormNotice />
          <SubmitButton busyLabel={said.saving}>{said.save}</SubmitButton>
        </Form>
      </div>
    </section>
  );
}
