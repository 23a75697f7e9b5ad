'use client'; // Client component: shown to the author only, and the session is only known in the browser.
import { useState } from 'react';
import { FAIRNESS_TEXT_LIMIT } from '#domain/fairness/appeals.ts';
import { countCharacters } from '#domain/shared/characters.ts';
import styles from '#web/features/records/own/own-actions.module.css';
import { recordCall } from '#web/features/records/own/record-call.ts';
import { fill } from '#web/i18n/fill.ts';
import { useSession } from '#web/session/use-session.ts';
import { ButtonLink } from '#web/ui/form/button-link.tsx';
import { Form, type FormAnswer, FormCallout, SubmitButton } from '#web/ui/form/form.tsx';
import { TextAreaField } from '#web/ui/form/text-area-field.tsx';
import { Scale } from '#web/ui/media/icons.tsx';
import shared from '#web/ui/page/shared.module.css';
import { fairnessRefusal } from './fairness-answer.ts';
import type { FairnessContext } from './fairness-context.ts';

type Props = { context: FairnessContext; wait: string | undefined; postHref: string };

/** Renders the author's appeal against a declined record. Renders nothing for anyone else. */
export function AppealForm({ context, wait, postHref }: Props) {
  const { session } = useSession();
  const [count, setCount] = useState(0);
  const [isDone, setDone] = useState(false);
  if (session?.user.userId !== context.handle) return null;
  const { appeal } = context.words;
  const send = async (values: FormData): Promise<FormAnswer> => {
    const answer = await recordCall(`/${context.recordId}/appeal`, { method: 'POST', json: { text: String(values.get('text') ?? '') } });
    if (answer.status !== 201) return fairnessRefusal(context, answer);
    setDone(true);
    return {};
  };
  return (
    <section className={`card ${styles.appeal}`} aria-labelledby="appeal">
      <h2 id="appeal">{appeal.title}</h2>
      {isDone ? (
        <p role="status">{appeal.done}</p>
      ) : (
        <Form onSend={send} className={styles.form}>
          <p>
            {appeal.lead} {wait}
          </p>
          <FormCallout />
          <TextAreaField
            name="text"
            label={appeal.text}
            hint={fill(appeal.count, { count, limit: FAIRNESS_TEXT_LIMIT })}
            rows={3}
            onInput={({ currentTarget }) => setCount(countCharacters(currentTarget.value.trim(), FAIRNESS_TEXT_LIMIT))}
          />
          <div className={shared.row}>
            <SubmitButton variant="primary" busyLabel={appeal.sending}>
              <Scale aria-hidden />
              {appeal.send}
            </SubmitButton>
            <ButtonLink variant="ghost" href={postHref}>
              {appeal.again}
            </ButtonLink>
          </div>
        </Form>
      )}
    </section>
  );
}
