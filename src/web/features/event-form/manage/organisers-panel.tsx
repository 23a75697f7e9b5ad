'use client'; // Client component: adds and removes organisers through the API.
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import type { FormWords } from '#web/features/event-form/form-context.ts';
import { errorText } from '#web/features/event-form/plan/plan-words.ts';
import { fill } from '#web/i18n/fill.ts';
import { Form, FormCallout, SubmitButton } from '#web/ui/form/form.tsx';
import { IconButton } from '#web/ui/form/icon-button.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { X } from '#web/ui/media/icons.tsx';
import { Callout } from '#web/ui/page/callout.tsx';
import { grantEvent } from './event-calls.ts';
import styles from './manage.module.css';

type Organiser = { readonly handle: string; readonly name: string | null };
type Props = { code: number; organisers: readonly Organiser[]; hasEffect: boolean; words: FormWords; anonymous: string };

/** Lists the players who may manage the event, with controls to add and remove them. */
export function OrganisersPanel({ code, organisers, hasEffect, words, anonymous }: Props) {
  const { organisers: labels } = words.manage;
  const router = useRouter();
  const [message, setMessage] = useState<{ text: string; tone: 'good' | 'bad' }>();
  const change = async (handle: string, granted: boolean) => {
    const answer = await grantEvent(code, handle, granted);
    if ('refused' in answer) return errorText(words, answer.refused.error);
    router.refresh();
    return undefined;
  };
  const add = async (values: FormData) => {
    const handle = String(values.get('handle') ?? '').trim();
    if (handle === '') return { fields: { handle: words.fieldErrors.any.required } };
    const callout = await change(handle, true);
    return callout ? { callout } : { callout: fill(labels.added, { name: handle }), tone: 'good' as const };
  };
  const remove = async (handle: string) => {
    const callout = await change(handle, false);
    setMessage(callout ? { text: callout, tone: 'bad' } : { text: fill(labels.removed, { name: handle }), tone: 'good' });
  };
  return (
    <section className={`card ${styles.card}`} aria-labelledby="organisers">
      <h2 id="organisers">{labels.title}</h2>
      <p>{hasEffect ? labels.lead : labels.siteOwn}</p>
      {organisers.length === 0 && <p>{labels.none}</p>}
      <ul className={styles.people}>
        {organisers.map(({ handle, name }) => (
          <li key={handle}>
            <span>
              {name ?? anonymous} <small>{handle}</small>
            </span>
            <IconButton aria-label={fill(labels.remove, { name: handle })} onClick={() => remove(handle)}>
              <X aria-hidden />
            </IconButton>
          </li>
        ))}
      </ul>
      {message && (
        <Callout tone={message.tone} role="status">
          {message.text}
        </Callout>
      )}
      {hasEffect && (
        <Form onSend={add} className={styles.line}>
          <FormCallout />
          <TextField name="handle" label={labels.handle} autoComplete="off" autoCapitalize="none" />
          <SubmitButton busyLabel={words.list.granting}>{labels.add}</SubmitButton>
        </Form>
      )}
    </section>
  );
}
