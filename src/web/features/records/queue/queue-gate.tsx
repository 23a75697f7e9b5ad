'use client'; // Client component: a small entry point on every page, which loads the rest only while posts wait.
import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { inEveryLanguage, type Language } from '#domain/shared/language.ts';
import { loadRecordWords } from '#web/i18n/record-words.ts';
import { hasQueuedPosts, POST_QUEUED } from '#web/session/device-data.ts';
import { useSession } from '#web/session/use-session.ts';

const RETRY_MS = 15_000;

type Sender = { default: ComponentType<{ userId: string }> };

async function loadSender(locale: Language): Promise<Sender> {
  try {
    const [{ QueueSender }, words] = await Promise.all([import('./queue-sender.tsx'), loadRecordWords(locale)]);
    return { default: ({ userId }) => <QueueSender userId={userId} locale={locale} words={words} /> };
  } catch {
    // Browsers report a connection before it works.
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    return loadSender(locale);
  }
}

const SENDERS = inEveryLanguage((locale) => lazy(() => loadSender(locale)));

/** Sends the signed-in player's posts that were made without a connection. */
export function QueueGate({ locale }: { locale: Language }) {
  const userId = useSession().session?.user.userId;
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    // Without a connection, the sender could not even be loaded.
    const look = () => setReady((before) => before || (navigator.onLine && hasQueuedPosts()));
    look();
    window.addEventListener(POST_QUEUED, look);
    window.addEventListener('online', look);
    return () => {
      window.removeEventListener(POST_QUEUED, look);
      window.removeEventListener('online', look);
    };
  }, []);
  const Sender = SENDERS[locale];
  return (
    userId !== undefined &&
    isReady && (
      <Suspense>
        <Sender key={userId} userId={userId} />
      </Suspense>
    )
  );
}
