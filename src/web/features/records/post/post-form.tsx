'use client'; // Client component: stores the draft while the player types and sends it once.
import { useCallback, useRef, useState } from 'react';
import { readValues } from '#domain/records/draft/read-values.ts';
import { doubtOf } from '#domain/records/evidence/doubt.ts';
import { parseVideoUrl } from '#domain/records/evidence/video-url.ts';
import { shownOfRankKey } from '#domain/records/rank-key.ts';
import { formatShown } from '#domain/records/shown-value.ts';
import { dayOf } from '#domain/shared/date.ts';
import { ConfirmDialog } from '#web/features/records/own/confirm-dialog.tsx';
import { refuseBanned } from '#web/features/records/own/refuse-banned.ts';
import { fill } from '#web/i18n/fill.ts';
import { localePath } from '#web/i18n/locales.ts';
import { useSession } from '#web/session/use-session.ts';
import { Form, type FormAnswer, FormCallout, SubmitButton } from '#web/ui/form/form.tsx';
import { Send } from '#web/ui/media/icons.tsx';
import { Callout } from '#web/ui/page/callout.tsx';
import shared from '#web/ui/page/shared.module.css';
import { fieldWords } from './answer-words.ts';
import { GainCard } from './gain-card.tsx';
import type { PostContext } from './post-context.ts';
import styles from './post-form.module.css';
import { draftName, postedTo, previewPath } from './post-href.ts';
import { previewQuery } from './preview.ts';
import { RecordFields } from './record-fields.tsx';
import { reviewDraft } from './review-draft.ts';
import { sendRecord } from './send-record.ts';
import type { StoredPicture } from './stored-draft.ts';
import { toDraft } from './typed-draft.ts';
import { usePicture } from './use-picture.ts';
import { usePreview } from './use-preview.ts';
import { useStoredDraft } from './use-stored-draft.ts';

/** Renders the form for posting a record: values, evidence and texts on one side, the effect on the other. */
export function PostForm({ context }: { context: PostContext }) {
  const { board, words, locale } = context;
  const { status } = useSession();
  const holder = useRef<HTMLDivElement>(null);
  const resumes = useRef(false);
  const [waiting, setWaiting] = useState(false);
  const [question, ask] = useState<{ readonly answer: (yes: boolean) => void }>();

  const stored = useStoredDraft(draftName(board), holder, (draft) => {
    picture.restore(draft.picture);
    resumes.current = draft.sent === true;
    if (draft.sent) holder.current?.querySelector('form')?.requestSubmit();
  });
  const { draft, current, change } = stored;
  const picture = usePicture(useCallback((taken: StoredPicture | undefined) => change({ picture: taken }), [change]));

  const typed = toDraft(draft.typed);
  const evidence = { picture: draft.picture !== undefined, video: parseVideoUrl(typed.videoUrl ?? '').ok };
  const read = readValues(board, typed);
  const gain = usePreview(previewPath(board), read.ok ? previewQuery(typed, board.consoles[0] ?? 0) : undefined);
  const doubt = read.ok ? doubtOf(board, read.rankKey, context.recordKey) : undefined;
  const show = (rankKey: number | null) => (rankKey === null ? '' : formatShown(shownOfRankKey(board, rankKey)));

  const review = async (): Promise<FormAnswer> => {
    if (resumes.current) return deliver(true);
    if (status === 'unauthenticated') return { callout: words.post.login };
    const wrong = reviewDraft(board, toDraft(current.current.typed), { now: new Date(), zone: context.zone });
    if (wrong.length > 0) return { fields: fieldWords(words, Object.fromEntries(wrong.map(({ field, code }) => [field, code]))) };
    if (picture.busy) return { fields: { uploadId: words.fields.imageSending } };
    fillToday();
    const yes = await new Promise<boolean>((answer) => ask({ answer }));
    ask(undefined);
    return yes ? deliver(false) : {};
  };

  // Writes today's date in the reader's time zone into the form, so that a retry sends the same day.
  const fillToday = () => {
    const field = holder.current?.querySelector<HTMLInputElement>('[name=achievedOn]');
    if (field?.value !== '') return;
    field.value = dayOf(new Date(), Intl.DateTimeFormat().resolvedOptions().timeZone);
    stored.type();
  };

  const deliver = async (resumed: boolean): Promise<FormAnswer> => {
    change({ sent: true });
    const { key, typed: sent, picture: shown } = current.current;
    const json = { ...postedTo(board), ...toDraft(sent), ...(shown ? { uploadId: shown.uploadId } : {}) };
    const answer = await sendRecord({ key, json, resumed, onWaiting: () => setWaiting(true) });
    setWaiting(false);
    resumes.current = false;
    const { recordId, error } = answer.body;
    if (recordId !== undefined) {
      stored.done();
      // Replaces the history entry, because Back must not return to a form that was sent.
      location.replace(localePath(locale, `/record/${recordId}`));
      return new Promise(() => {}); // Stays busy until the page unloads.
    }
    change(error === 'key-reused' ? { sent: false, key: crypto.randomUUID() } : { sent: false });
    if (answer.status === 401) location.assign(context.loginHref);
    return refuseBanned(words, answer);
  };

  return (
    <div className={`${shared.split} ${styles.post}`} ref={holder} onInput={stored.type}>
      <div className={`card ${styles.form}`}>
        <Form onSend={review}>
          <FormCallout />
          {waiting && (
            <Callout tone="warn" role="status">
              {words.post.waiting}
            </Callout>
          )}
          <fieldset className={shared.plainFieldset} disabled={draft.sent === true && waiting}>
            <RecordFields
              context={context}
              typed={draft.typed}
              picture={picture}
              uploadId={draft.picture?.uploadId}
              duty={gain.preview?.evidence.duty}
            />
          </fieldset>
          {doubt && (
            <Callout tone="warn" role="status">
              {fill(words.doubt[doubt], { record: show(context.recordKey) })}
            </Callout>
          )}
          <div className={styles.foot}>
            {/* Both variants take up the same space, so that loading the session causes no layout shift. */}
            {status === 'unauthenticated' ? (
              <p>
                {words.post.login} ·{' '}
                <a className="link" href={context.loginHref}>
                  {words.post.loginLink}
                </a>
              </p>
            ) : (
              <p>{words.post.kept}</p>
            )}
            <SubmitButton variant="primary" busyLabel={words.post.sending}>
              <Send aria-hidden />
              {words.post.review}
            </SubmitButton>
          </div>
        </Form>
      </div>
      <aside className={styles.aside}>
        <GainCard context={context} state={gain} evidence={evidence} />
      </aside>
      <ConfirmDialog
        context={context}
        open={question !== undefined}
        value={read.ok ? show(read.rankKey) : ''}
        preview={gain.asking ? undefined : gain.preview}
        evidence={evidence}
        onAnswer={(yes) => question?.answer(yes)}
      />
    </div>
  );
}
