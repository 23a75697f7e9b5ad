'use client'; // Client component: the session state is only known in the browser.
import { useState } from 'react';
import { accountCall } from '#web/features/account/account-call.ts';
import { type AnswerWords, refusal } from '#web/features/account/answer-words.ts';
import styles from '#web/features/account/settings/claim-section.module.css';
import { fill } from '#web/i18n/fill.ts';
import type { ClaimedNameJson } from '#web/server/answer/response-types.ts';
import { refetchSession } from '#web/session/session-store.ts';
import { useSession } from '#web/session/use-session.ts';
import { ButtonLink } from '#web/ui/form/button-link.tsx';
import { Form, type FormAnswer, FormCallout, SubmitButton } from '#web/ui/form/form.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { Callout } from '#web/ui/page/callout.tsx';

type Label = 'code' | 'codeHelp' | 'send' | 'sending' | 'done' | 'show' | 'login' | 'register';
type Props = {
  words: AnswerWords;
  labels: Readonly<Record<Label, string>>;
  places: { readonly login: string; readonly register: string; readonly player: string };
};

/** Renders the claim code form for signed-in users, and links to sign-in and registration for everyone else. */
export function ClaimForm({ words, labels, places }: Props) {
  const { status } = useSession();
  const [handle, setHandle] = useState<string>();
  const send = async (values: FormData): Promise<FormAnswer> => {
    const result = await accountCall('POST', '/claim', { code: values.get('code') });
    if (!result.ok) return refusal(words, result);
    setHandle((result.body as ClaimedNameJson).userId);
    await refetchSession();
    return {};
  };
  if (handle !== undefined)
    return (
      <div className={styles.form}>
        <Callout tone="good" role="status">
          {fill(labels.done, { handle })}
        </Callout>
        <ButtonLink href={`${places.player}/${handle}`}>{labels.show}</ButtonLink>
      </div>
    );
  if (status !== 'authenticated')
    return (
      <div className={styles.actions}>
        <ButtonLink variant="primary" href={places.login}>
          {labels.login}
        </ButtonLink>
        <ButtonLink href={places.register}>{labels.register}</ButtonLink>
      </div>
    );
  return (
    <Form onSend={send} className={styles.form}>
      <FormCallout />
      <TextField name="code" label={labels.code} help={labels.codeHelp} autoComplete="off" autoCapitalize="characters" spellCheck={false} />
      <SubmitButton variant="primary" busyLabel={labels.sending}>
        {labels.send}
      </SubmitButton>
    </Form>
  );
}
