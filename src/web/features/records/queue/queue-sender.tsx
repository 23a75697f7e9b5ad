'use client'; // Client component: sends posts, asks about old ones and shows the outcome.
import { useEffect, useRef, useState } from 'react';
import { formatMinute } from '#domain/shared/date.ts';
import type { Language } from '#domain/shared/language.ts';
import { postHref } from '#web/features/records/post/post-href.ts';
import { rememberPost } from '#web/features/records/result/remember-post.ts';
import { fill } from '#web/i18n/fill.ts';
import { localePath } from '#web/i18n/locales.ts';
import type { Messages } from '#web/i18n/messages.ts';
import { sentenceFor } from '#web/i18n/sentence-for.ts';
import { Button } from '#web/ui/form/button.tsx';
import { IconButton } from '#web/ui/form/icon-button.tsx';
import { X } from '#web/ui/media/icons.tsx';
import { Link } from '#web/ui/nav/link.tsx';
import { Sheet } from '#web/ui/page/sheet/sheet.tsx';
import { Toast, toastAct } from '#web/ui/page/toast.tsx';
import { POST_QUEUED } from './enqueue-post.ts';
import { browserPosts, type PostStore } from './post-store.ts';
import type { QueuedPost } from './queued-post.ts';
import { type QueueAnswer, sendQueue } from './send-queue.ts';

type Props = { userId: string; locale: Language; words: Pick<Messages['records'], 'queue' | 'answers'>; store?: PostStore };
type Question = { readonly post: QueuedPost; readonly answer: (answer: QueueAnswer) => void };
type Outcome = { readonly text: string; readonly href: string; readonly link: string };

/** Sends all posts that wait: when it appears, when the connection is back and when another post is stored. */
export function QueueSender({ userId, locale, words: { queue, answers }, store = browserPosts }: Props) {
  const [question, setQuestion] = useState<Question>();
  const [outcome, setOutcome] = useState<Outcome>();
  const asked = useRef(new Set<string>()); // Keys of posts. Each is asked about once per page.

  useEffect(() => {
    const ask = async (post: QueuedPost) => {
      if (asked.current.has(post.key)) return 'later';
      asked.current.add(post.key);
      const answer = await new Promise<QueueAnswer>((resolve) => setQuestion({ post, answer: resolve }));
      setQuestion(undefined);
      return answer;
    };
    const onSent = ({ title }: QueuedPost, recordId: string) => {
      rememberPost(recordId);
      setOutcome({ text: fill(queue.sent, { post: title }), href: localePath(locale, `/record/${recordId}`), link: queue.see });
    };
    const onRefused = ({ board, title }: QueuedPost, code: string) => {
      const reason = sentenceFor(answers, code, 'failure');
      setOutcome({ text: fill(queue.refused, { post: title, reason }), href: localePath(locale, postHref(board)), link: queue.edit });
    };
    let last = Promise.resolve();
    const send = () => {
      if (navigator.onLine) last = last.then(() => inOneTab(() => sendQueue({ store, userId, ask, onSent, onRefused })));
    };
    send();
    window.addEventListener('online', send);
    window.addEventListener(POST_QUEUED, send);
    return () => {
      window.removeEventListener('online', send);
      window.removeEventListener(POST_QUEUED, send);
    };
  }, [userId, locale, queue, answers, store]);

  return (
    <>
      <output className="sr">{outcome?.text}</output>
      {outcome && (
        <Toast side="end" aria-label={outcome.text}>
          <p aria-hidden>{outcome.text}</p>
          <Link className={toastAct} href={outcome.href} onClick={() => setOutcome(undefined)}>
            {outcome.link}
          </Link>
          <IconButton aria-label={queue.close} onClick={() => setOutcome(undefined)}>
            <X aria-hidden />
          </IconButton>
        </Toast>
      )}
      <Sheet
        open={question !== undefined}
        onClose={() => question?.answer('later')}
        label={queue.title}
        closeLabel={queue.close}
        foot={
          <>
            <Button variant="ghost" onClick={() => question?.answer('delete')}>
              {queue.delete}
            </Button>
            <Button variant="primary" onClick={() => question?.answer('send')}>
              {queue.send}
            </Button>
          </>
        }
      >
        {question && (
          <>
            <p>
              <strong>{question.post.title}</strong>
            </p>
            <p>{fill(queue.text, { time: formatMinute(new Date(question.post.storedAtMs), ownZone()) })}</p>
            {question.post.refusal && <p>{sentenceFor(answers, question.post.refusal, 'failure')}</p>}
          </>
        )}
      </Sheet>
    </>
  );
}

const ownZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

// The server would accept a post once even if two tabs sent it, but both would ask and show the outcome.
async function inOneTab(send: () => Promise<void>): Promise<void> {
  try {
    await (navigator.locks ? navigator.locks.request('post-queue', { ifAvailable: true }, (lock) => lock && send()) : send());
  } catch {
    // The store is gone after a log-out in another tab.
  }
}
