'use client'; // Client component: stores the draft while the player types and sends it once.
import { type ReactNode, useCallback, useRef } from 'react';
import { readValues } from '#domain/records/draft/read-values.ts';
import { doubtOf } from '#domain/records/evidence/doubt.ts';
import { parseVideoUrl } from '#domain/records/evidence/video-url.ts';
import { METRICS } from '#domain/records/metrics.ts';
import { shownOfRankKey } from '#domain/records/rank-key.ts';
import { formatShown } from '#domain/records/shown-value.ts';
import { ConfirmDialog } from '#web/features/records/own/confirm-dialog.tsx';
import { picturePurpose } from '#web/features/records/post/fields/picture-purpose.ts';
import { RecordFields } from '#web/features/records/post/fields/record-fields.tsx';
import { GainBar } from '#web/features/records/post/gain/gain-bar.tsx';
import { GainCard } from '#web/features/records/post/gain/gain-card.tsx';
import { Neighbours } from '#web/features/records/post/gain/neighbours.tsx';
import { previewQuery } from '#web/features/records/post/gain/preview.ts';
import { usePreview } from '#web/features/records/post/gain/use-preview.ts';
import { type Leave, PostBar } from '#web/features/records/post/screen/post-bar.tsx';
import { useKeyboardInset } from '#web/features/records/post/screen/use-keyboard-inset.ts';
import { fill } from '#web/i18n/fill.ts';
import { useSession } from '#web/session/use-session.ts';
import { Form, FormCallout, SubmitButton } from '#web/ui/form/form.tsx';
import { Send } from '#web/ui/media/icons.tsx';
import { Callout } from '#web/ui/page/callout.tsx';
import shared from '#web/ui/page/shared.module.css';
import type { PostContext } from './post-context.ts';
import styles from './post-form.module.css';
import { draftName, previewPath } from './post-href.ts';
import { lastConsole, type StoredPicture } from './stored-draft.ts';
import { toDraft } from './typed-draft.ts';
import { usePicture } from './use-picture.ts';
import { useSending } from './use-sending.ts';
import { useStoredDraft } from './use-stored-draft.ts';

type Props = {
  context: PostContext;
  title: string;
  lead?: string | undefined;
  leave: Leave;
  /** The stage, its rules and notes, between the title and the fields. */
  children?: ReactNode;
};

/**
 * Renders the form for posting a record: values, evidence and texts on one side, the effect on the other. On phones, it
 * fills the screen, and the effect is above the keyboard.
 */
export function PostForm({ context, title, lead, leave, children }: Props) {
  const { board, words } = context;
  const { status } = useSession();
  const holder = useRef<HTMLDivElement>(null);
  useKeyboardInset();

  const stored = useStoredDraft(draftName(board), holder, (draft) => {
    picture.restore(draft.picture);
    if (draft.sent) sending.resume(draft);
  });
  const { draft, change } = stored;
  const picture = usePicture(useCallback((taken: StoredPicture | undefined) => change({ picture: taken }), [change]));

  const typed = toDraft(draft.typed);
  const evidence = { picture: draft.picture !== undefined, video: parseVideoUrl(typed.videoUrl ?? '').ok };
  const read = readValues(board, typed);
  const value = read.ok ? formatShown(shownOfRankKey(board, read.rankKey)) : '';
  const gain = usePreview(previewPath(board), read.ok ? previewQuery(typed, board.consoles[0] ?? 0) : undefined);
  const doubt = read.ok ? doubtOf(board, read.rankKey, context.recordKey) : undefined;
  const values = METRICS[board.metric].typed;
  const sending = useSending({ context, holder, stored, picture, value });

  const pick = async (file: File) => {
    const field = holder.current?.querySelector<HTMLInputElement>(`[name=${values[0]}]`);
    if (field?.value === '') field.focus(); // The result is what comes next.
    return picture.pick(file);
  };

  return (
    // React starts at once (web/start/schedule-start.ts), because it restores the draft.
    <div className={styles.screen} ref={holder} onInput={stored.type} data-start="">
      <PostBar title={title} lead={lead} leave={leave} isStored={hasInput(draft.typed) || draft.picture !== undefined} words={words.post} />
      {children && <div className={styles.place}>{children}</div>}
      <div className={`${shared.split} ${styles.post}`}>
        <div className={`card ${styles.form}`}>
          <Form onSend={sending.review}>
            <FormCallout />
            {sending.waiting && (
              <Callout tone="warn" role="status">
                {sending.waiting === 'paused' ? words.post.paused : words.post.waiting}
              </Callout>
            )}
            <fieldset className={shared.plainFieldset} disabled={draft.sent === true}>
              <RecordFields
                context={context}
                typed={draft.typed}
                picture={{ ...picture, pick }}
                uploadId={draft.picture?.uploadId}
                duty={gain.preview?.evidence.duty}
                purpose={picturePurpose(context, gain.preview, evidence)}
                lastConsole={draft.key === '' ? undefined : lastConsole()}
                note={gain.preview?.rank.before === null ? words.gain.firstPost : undefined}
                below={<Neighbours context={context} preview={gain.preview} />}
              />
            </fieldset>
            {doubt && (
              <Callout tone="warn" role="status">
                {fill(words.doubt[doubt], {
                  record: context.recordKey === null ? '' : formatShown(shownOfRankKey(board, context.recordKey)),
                })}
              </Callout>
            )}
            <div className={styles.foot}>
              <GainBar
                context={context}
                state={gain}
                evidence={evidence}
                isInvalid={!read.ok && values.some((field) => draft.typed[field]?.trim())}
              />
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
              <span className={styles.send}>
                <SubmitButton variant="primary" busyLabel={words.post.sending}>
                  <Send aria-hidden />
                  {words.post.review}
                </SubmitButton>
              </span>
            </div>
          </Form>
        </div>
        <aside className={styles.aside}>
          <GainCard context={context} state={gain} evidence={evidence} />
        </aside>
      </div>
      <ConfirmDialog
        context={context}
        open={sending.isAsking}
        value={value}
        console={context.names.consoles[Number(draft.typed.console)]}
        preview={gain.asking ? undefined : gain.preview}
        evidence={evidence}
        onAnswer={sending.answer}
      />
    </div>
  );
}

// Choices that the form makes by itself are no input.
const hasInput = ({ console: _, timeIs: __, uploadId: ___, ...typed }: Readonly<Record<string, string>>): boolean =>
  Object.values(typed).some((text) => text.trim() !== '');
