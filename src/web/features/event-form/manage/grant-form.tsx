'use client'; // Client component: grants an event through the API and retains the input after any response.
import { useRouter } from 'next/navigation';
import { codeOfDay } from '#domain/events/event-code.ts';
import { formatDate } from '#domain/shared/date.ts';
import type { FormWords } from '#web/features/event-form/form-context.ts';
import { errorText } from '#web/features/event-form/plan/plan-words.ts';
import { fill } from '#web/i18n/fill.ts';
import { Form, FormCallout, SubmitButton } from '#web/ui/form/form.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { grantEvent } from './event-calls.ts';
import styles from './manage.module.css';

/** Lets an admin grant a player the right to organise the event on a given day. */
export function GrantForm({ words }: { words: FormWords }) {
  const { list } = words;
  const router = useRouter();
  const send = async (values: FormData) => {
    const [day, handle] = [String(values.get('day') ?? ''), String(values.get('handle') ?? '').trim()];
    const code = codeOfDay(day);
    if (code === undefined) return { fields: { day: words.fieldErrors.any['not-a-day'] } };
    if (handle === '') return { fields: { handle: words.fieldErrors.any.required } };
    const answer = await grantEvent(code, handle, true);
    if ('refused' in answer) return { callout: errorText(words, answer.refused.error) };
    router.refresh();
    return { callout: fill(list.granted, { handle, day: formatDate(day) }), tone: 'good' as const };
  };
  return (
    <section className={`card ${styles.card}`} aria-labelledby="grant">
      <h2 id="grant">{list.grantTitle}</h2>
      <p>{list.grantText}</p>
      <Form onSend={send} className={styles.line}>
        <FormCallout />
        <TextField name="day" type="date" label={list.day} />
        <TextField name="handle" label={list.handle} autoComplete="off" autoCapitalize="none" />
        <SubmitButton busyLabel={list.granting}>{list.grant}</SubmitButton>
      </Form>
    </section>
  );
}
