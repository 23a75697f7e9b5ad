'use client'; // Client component: sends posts, asks about old ones and shows the outcome.
import { useEffect, useRef, useState } from 'react';
import { COMMENT_LIMIT } from '#domain/records/draft/check-draft.ts';
import { formatMinute } from '#domain/shared/date.ts';
import type { Language } from '#domain/shared/language.ts';
import { postHref } from '#web/features/records/post/post-href.ts';
import { rememberPost } from '#web/features/records/result/remember-post.ts';
import { fill } from '#web/i18n/fill.ts';
import { localePath } from '#web/i18n/locales.ts';
import type { Messages } from '#web/i18n/messages.ts';
import { sentenceFor } from '#web/i18n/sentence-for.ts';
import { POST_QUEUED } from '#web/session/device-data.ts';
import { Button } from '#web/ui/form/button.tsx';
import { IconButton } from '#web/ui/form/icon-button.tsx';
import { X } from '#web/ui/media/icons.tsx';
import { Link } from '#web/ui/nav/link.tsx';
import { Sheet } from '#web/ui/page/sheet/sheet.tsx';
import { Toast, toastAct } from '#web/ui/page/toast.tsx';
import { browserPosts, type PostStore } from './post-store.ts';
import type { QueuedPost } from './queued-post.ts';
import { type QueueAnswer, sendQueue } from './send-queue.ts';

const RETRY_MS = 60_000; // A post that must wait is tried again after this time, while the page is open.

type Words = Pick<Messages['records'], 'queue' | 'answers' | 'errors'>;
type Props = { userId: string; locale: Language; words: Words; store?: PostStore };
type Outcome = { readonly text: string; readonly href: string; readonly link: string };

/** Sends all posts that wait: when it appears, when the connection is back and when another post is stored. */
export function QueueSender({ userId, locale, words, store = browserPosts }: Props) {
  const { queue } = words;
  const [question, setQuestion] = useState<QueuedPost>();
  const [[outcome], setOutcomes] = useState<readonly Outcome[]>([]);
  const answers = useRef(new Map<string, QueueAnswer>()); // By key. Each post is asked about once per page.
  const sendAgain = useRef(() => {});

  useEffect(() => {
    const { queue } = words;
    // Does not wait for the answer, so that an open question does not hold up other posts, also in other tabs.
    const ask = (post: QueuedPost): QueueAnswer => {
      const answer = answers.current.get(post.key);
      if (answer === undefined) setQuestion((open) => open ?? post);
      return answer ?? 'later';
    };
    const show = (outcome: Outcome) => setOutcomes((others) => [...others, outcome]);
    const onSent = ({ title }: QueuedPost, recordId: string) => {
      rememberPost(recordId);
      show({ text: fill(queue.sent, { post: title }), href: localePath(locale, `/record/${recordId}`), link: queue.see });
    };
    const onRefused = ({ key, board, title }: QueuedPost, code: string) => {
      if (answers.current.has(key)) answers.current.set(key, 'later'); // "Send" holds until the server has decided.
      const text = fill(queue.refused, { post: title, reason: reasonText(words, code) });
      show({ text, href: localePath(locale, postHref(board)), link: queue.edit });
    };
    const leaving = new AbortController();
    const stop = leaving.signal;
    let last = Promise.resolve();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const sendAll = async () => {
      clearTimeout(timer);
      if ((await sendQueue({ store, userId, ask, onSent, onRefused, stop })) && !stop.aborted) timer = setTimeout(send, RETRY_MS);
    };
    const send = () => {
      if (navigator.onLine) last = last.then(() => inOneTab(sendAll, stop));
    };
    sendAgain.current = send;
    send();
    window.addEventListener('online', send, { signal: stop });
    window.addEventListener(POST_QUEUED, send, { signal: stop });
    return () => {
      leaving.abort();
      clearTimeout(timer);
    };
  }, [userId, locale, words, store]);

  const answer = (given: QueueAnswer) => {
    if (question) answers.current.set(question.key, given);
    setQuestion(undefined);
    sendAgain.current();
  };
  const showNext = () => setOutcomes(([, ...others]) => others);

  return (
    <>
      <output className="sr">{outcome?.text}</output>
      {outcome && (
        <Toast side="end" aria-label={outcome.text}>
          <p aria-hidden>{outcome.text}</p>
          <Link className={toastAct} href={outcome.href} onClick={showNext}>
            {outcome.link}
          </Link>
          <IconButton aria-label={queue.close} onClick={showNext}>
            <X aria-hidden />
          </IconButton>
        </Toast>
      )}
      <Sheet
        open={question !== undefined}
        onClose={() => answer('later')}
        label={queue.title}
        closeLabel={queue.close}
        foot={
          <>
            <Button variant="ghost" onClick={() => answer('delete')}>
              {queue.delete}
            </Button>
            <Button variant="primary" onClick={() => answer('send')}>
              {queue.send}
            </Button>
          </>
        }
      >
        {question && (
          <>
            <p>
              <strong>{question.title}</strong>
            </p>
            <p>{fill(queue.text, { time: formatMinute(new Date(question.storedAtMs), ownZone()) })}</p>
            {question.refusal && <p>{reasonText(words, question.refusal)}</p>}
          </>
        )}
      </Sheet>
    </>
  );
}

const ownZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Returns the text for an error code of the server or of a field. */
const reasonText = ({ answers, errors }: Words, code: string): string =>
  fill(sentenceFor({ ...errors, ...answers }, code, 'failure'), { limit: COMMENT_LIMIT });

// The server would accept a post once even if two tabs sent it, but both would show the outcome.
async function inOneTab(send: () => Promise<void>, signal: AbortSignal): Promise<void> {
  try {
    await (navigator.locks ? navigator.locks.request('post-queue', { signal }, send) : send());
  } catch {
    // The store is gone after a log-out in another tab, or this account is no longer signed in.
  }
}
