'use client'; // Client component: submits the ban form and lifts bans through the API.
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { BAN_SCOPES } from '#domain/accounts/bans.ts';
import { fill } from '#web/i18n/fill.ts';
import { Button } from '#web/ui/form/button.tsx';
import { Form, type FormAnswer, FormCallout, SubmitButton } from '#web/ui/form/form.tsx';
import { TextAreaField } from '#web/ui/form/text-area-field.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { Trouble } from '#web/ui/page/callout.tsx';
import styles from './admin.module.css';
import { type AdminWords, adminCall } from './admin-call.ts';
import { AdminSection } from './admin-section.tsx';
import { AdminTable } from './admin-table.tsx';
import { Choice } from './choice.tsx';

export type ShownBan = {
  readonly banId: string;
  readonly handle: string;
  readonly name: string | null;
  readonly scope: string;
  readonly reason: string | null;
  readonly until: string | null;
  readonly by: string | null;
};

/** Lists active bans with a button to lift each one, and a form to add a ban. */
export function BanSection({ bans, words }: { bans: readonly ShownBan[]; words: AdminWords }) {
  const router = useRouter();
  const [callout, setCallout] = useState<string>();
  const { bans: labels } = words;
  const scopeName = (scope: string) => labels.scopes[scope as (typeof BAN_SCOPES)[number]] ?? scope;

  const lift = async (banId: string) => {
    const answer = await adminCall(words, 'DELETE', `/bans/${banId}`);
    setCallout(answer.ok ? undefined : answer.callout);
    router.refresh();
  };
  const addBan = async (values: FormData): Promise<FormAnswer> => {
    const text = (name: string) => String(values.get(name) ?? '').trim();
    const json = { userId: text('userId'), scope: text('scope'), reason: text('reason'), lastDay: text('lastDay') || null };
    const answer = await adminCall(words, 'POST', '/bans', { json });
    if (!answer.ok) return answer;
    router.refresh();
    return { callout: fill(labels.done, { who: json.userId }), tone: 'good' };
  };
  return (
    <AdminSection title={labels.title} lead={labels.lead}>
      <Trouble>{callout}</Trouble>
      {bans.length === 0 ? (
        <p className={styles.body}>{labels.none}</p>
      ) : (
        <AdminTable
          caption={labels.caption}
          columns={[labels.user, labels.scope, labels.reason, labels.until, labels.by, '']}
          rows={bans.map(({ banId, handle, name, scope, reason, until, by }) => ({
            key: banId,
            cells: [
              name ? `${name} (${handle})` : handle,
              scopeName(scope),
              reason,
              until ?? labels.forever,
              by ?? words.switches.operator,
              <Button key="lift" size="s" onClick={() => lift(banId)} aria-label={fill(labels.liftOf, { who: name ?? handle })}>
                {labels.lift}
              </Button>,
            ],
          }))}
        />
      )}
      <div className={styles.body}>
        <h3>{labels.add}</h3>
        <Form onSend={addBan}>
          <TextField name="userId" label={labels.userId} autoComplete="off" autoCapitalize="none" spellCheck={false} required />
          <Choice name="scope" label={labels.scope} options={BAN_SCOPES.map((scope) => [scope, scopeName(scope)])} />
          <TextAreaField name="reason" label={labels.reason} rows={2} maxLength={400} required />
          <TextField name="lastDay" type="date" label={labels.endsOn} help={labels.endsHelp} />
          <FormCallout />
          <SubmitButton busyLabel={labels.saving}>{labels.save}</SubmitButton>
        </Form>
      </div>
    </AdminSection>
  );
}
