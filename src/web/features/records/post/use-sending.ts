import { type RefObject, useEffect, useRef, useState } from 'react';
import { dayOf } from '#domain/shared/date.ts';
import { refuseBanned } from '#web/features/records/own/refuse-banned.ts';
import { localePath } from '#web/i18n/locales.ts';
import { lastUser } from '#web/session/broadcast.ts';
import { useSession } from '#web/session/use-session.ts';
import type { FormAnswer } from '#web/ui/form/form.tsx';
import { answerText, fieldWords } from './answer-words.ts';
import { deliverRecord } from './deliver-record.ts';
import type { PostContext } from './post-context.ts';
import { reviewDraft } from './review-draft.ts';
import type { WaitReason } from './send-record.ts';
import type { StoredDraft } from './stored-draft.ts';
import { toDraft } from './typed-draft.ts';
import type { usePicture } from './use-picture.ts';
import type { useStoredDraft } from './use-stored-draft.ts';

type Parts = {
  readonly context: PostContext;
  readonly holder: RefObject<HTMLElement | null>;
  readonly stored: ReturnType<typeof useStoredDraft>;
  readonly picture: ReturnType<typeof usePicture>;
  readonly value: string;
};

/**
 * Checks the draft, asks "May I send it?" and delivers it. `resume` continues a delivery that an earlier page started,
 * without asking again.
 */
export function useSending({ context, holder, stored, picture, value }: Parts) {
  const { board, words, locale } = context;
  const { status, session } = useSession();
  const resumes = useRef(false);
  const isOpen = useRef(true); // False after the player has left the form, while it may still be sending.
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  const [waiting, setWaiting] = useState<WaitReason>();
  const [question, ask] = useState<{ readonly answer: (yes: boolean) => void }>();

  const review = async (): Promise<FormAnswer> => {
    if (resumes.current) return deliver(true);
    const wrong = reviewDraft(board, toDraft(stored.current.current.typed), { now: new Date(), zone: context.zone });
    if (wrong.length > 0) return { fields: fieldWords(words, Object.fromEntries(wrong.map(({ field, code }) => [field, code]))) };
    if (picture.busy) return { fields: { uploadId: words.fields.imageSending } };
    // Without a connection, the picture waits together with the draft.
    if (picture.image && picture.failure && status !== 'unauthenticated' && navigator.onLine)
      return { fields: { uploadId: answerText(words, picture.failure) } };
    fillToday();
    const yes = await new Promise<boolean>((answer) => ask({ answer }));
    ask(undefined);
    if (!yes) return {};
    return status === 'unauthenticated' ? { callout: words.post.login } : deliver(false);
  };

  // Writes today's date in the reader's time zone into the form, so that a retry sends the same day.
  const fillToday = () => {
    const field = holder.current?.querySelector<HTMLInputElement>('[name=achievedOn]');
    if (field?.value !== '') return;
    field.value = dayOf(new Date(), Intl.DateTimeFormat().resolvedOptions().timeZone);
    stored.type();
  };

  const deliver = async (resumed: boolean): Promise<FormAnswer> => {
    const author = (resumed ? stored.current.current.author : undefined) ?? session?.user.userId ?? lastUser() ?? undefined;
    stored.change({ sent: true, author });
    const delivery = await deliverRecord(board, stored.current.current, {
      resumed,
      onWaiting: setWaiting,
      author,
      title: `${context.stage} · ${context.rule} · ${value}`,
      file: picture.file(),
    });
    setWaiting(undefined);
    resumes.current = false;
    if (delivery.kind === 'saved') {
      stored.done();
      if (!isOpen.current) return {};
      // Replaces the history entry, because Back must not return to a form that was sent.
      location.replace(localePath(locale, `/record/${delivery.recordId}`));
      return new Promise(() => {}); // Stays busy until the page unloads.
    }
    if (delivery.kind === 'queued') {
      stored.restart();
      picture.restore(undefined);
      return { callout: words.post.queued, tone: 'good' };
    }
    const { answer } = delivery;
    stored.change(answer.body.error === 'key-reused' ? { sent: false, key: crypto.randomUUID() } : { sent: false });
    if (answer.status === 401 && isOpen.current) location.assign(context.loginHref);
    return refuseBanned(words, answer);
  };

  // Another account may have signed in since. For that account, it is a draft that was not sent.
  const resume = ({ author }: StoredDraft) => {
    if (author !== undefined && author !== (session?.user.userId ?? lastUser())) return stored.change({ sent: false });
    resumes.current = true;
    holder.current?.querySelector('form')?.requestSubmit();
  };
  return { review, resume, waiting, isAsking: question !== undefined, answer: (yes: boolean) => question?.answer(yes) };
}
