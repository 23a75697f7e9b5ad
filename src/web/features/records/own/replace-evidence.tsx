'use client'; // Client component: shown to the author only, and the session is only known in the browser.
import { useState } from 'react';
import type { EvidenceKind } from '#domain/evidence/health.ts';
import { PictureField } from '#web/features/records/post/fields/picture-field.tsx';
import type { StoredPicture } from '#web/features/records/post/stored-draft.ts';
import { usePicture } from '#web/features/records/post/use-picture.ts';
import { useSession } from '#web/session/use-session.ts';
import { Form, type FormAnswer, FormCallout, SubmitButton } from '#web/ui/form/form.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import styles from './own-actions.module.css';
import { recordCall } from './record-call.ts';
import { refuseBanned } from './refuse-banned.ts';
import type { ReplaceContext } from './replace-context.ts';

/** Lets the author replace lost evidence in one step. Renders nothing for anyone else. */
export function ReplaceEvidence({ context }: { context: ReplaceContext }) {
  const { session } = useSession();
  if (session?.user.userId !== context.handle) return null;
  const { health } = context.words;
  return (
    <section className={`card ${styles.appeal}`} aria-labelledby="replace">
      <h2 id="replace">{health.title}</h2>
      <p>{health.lead}</p>
      {context.gone.map((kind) => (
        <ReplaceForm key={kind} context={context} kind={kind} />
      ))}
    </section>
  );
}

function ReplaceForm({ context, kind }: { context: ReplaceContext; kind: EvidenceKind }) {
  const { words, recordId, revisionId, loginHref } = context;
  const { fields, errors, health } = words;
  const [taken, setTaken] = useState<StoredPicture>();
  const picture = usePicture(setTaken);
  const send = async (values: FormData): Promise<FormAnswer> => {
    if (picture.busy) return { fields: { uploadId: fields.imageSending } };
    const name = kind === 'video' ? 'videoUrl' : 'uploadId';
    const value = kind === 'video' ? String(values.get(name) ?? '').trim() : (taken?.uploadId ?? '');
    if (value === '') return { fields: { [name]: errors.required } };
    const answer = await recordCall(`/${recordId}/evidence`, { method: 'PUT', json: { [name]: value }, revisionId });
    if (answer.status === 401) location.assign(loginHref);
    if (answer.status !== 200) return refuseBanned(words, answer);
    location.reload();
    return new Promise(() => {}); // Stays busy until the page reloads.
  };
  return (
    <Form onSend={send} className={styles.replace}>
      <FormCallout />
      {kind === 'video' ? (
        <TextField name="videoUrl" label={fields.videoUrl} type="url" inputMode="url" placeholder="https://" autoComplete="off" />
      ) : (
        <PictureField words={words} picture={picture} uploadId={taken?.uploadId} />
      )}
      <SubmitButton variant="primary" busyLabel={health.sending}>
        {health.send}
      </SubmitButton>
    </Form>
  );
}
