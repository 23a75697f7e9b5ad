'use client'; // bans are spoken by a form, and lifted one by one
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { BAN_SCOPES } from '#domain/accounts/bans.ts';
import { fill } from '#web/i18n/fill.ts';
import { Button } from '#web/ui/button.tsx';
import { Trouble } from '#web/ui/callout.tsx';
import { Form, type FormAnswer, FormCallout, SubmitButton } from '#web/ui/form.tsx';
import { TextAreaField } from '#web/ui/text-area-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
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

/** Every ban that holds, each with its end, and the form that speaks one. */
export function BanSection({ bans, words }: { bans: readonly ShownBan[]; words: AdminWords }) {
  const router = useRouter();
  const [callout, setCallout] = useState<string>();
  const { bans: said } = words;
  const scopeName = (scope: string) => said.scopes[scope as (typeof BAN_SCOPES)[number]] ?? scope;

  const lift = async (banId: string) => {
    const answer = await adminCall(words, 'DELETE', `/bans/${banId}`);
    setCallout(answer.ok ? undefined : answer.callout);
    router.refresh();
  };
  const speak = async (values: FormData): Promise<FormAnswer> => {
    const text = (name: string) => String(values.get(name) ?? '').trim();
    const json = { userId: text('userId'), scope: text('scope'), reason: text('reason'), lastDay: text('lastDay') || null };
    const answer = await adminCall(words, 'POST', '/bans', { json });
    if (!answer.ok) return answer;
    router.refresh();
    return { callout: fill(said.done, { who: json.userId }), tone: 'good' };
  };
  return (
    <AdminSection title={said.title} lead={said.lead}>
      <Trouble>{callout}</Trouble>
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
          <FormCallout />
          <SubmitButton busyLabel={said.saving}>{said.save}</SubmitButton>
        </Form>
      </div>
    </AdminSection>
  );
}
