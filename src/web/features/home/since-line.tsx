'use client'; // Client component: cached pages contain no data about the reader, so the browser fetches it.
import { useEffect, useState } from 'react';
import type { Language } from '#domain/shared/language.ts';
import { countText } from '#web/i18n/fill.ts';
import type { Messages } from '#web/i18n/messages.ts';
import type { SinceJson } from '#web/server/answer/response-types.ts';
import { useSession } from '#web/session/use-session.ts';
import styles from './hero.module.css';
import { formatVisit, nextVisit, parseVisit } from './visit.ts';

type Props = { locale: Language; words: Messages['home']['since'] };

const STORAGE_PREFIX = 'home-visit';

/** Summarises the changes on the reader's boards since the last visit in this browser. Empty for visitors. */
export function SinceLine({ locale, words }: Props) {
  const userId = useSession().session?.user.userId;
  const [known, setKnown] = useState<{ userId: string; since: SinceJson }>();
  useEffect(() => {
    if (userId === undefined) return;
    const leaving = new AbortController();
    const load = async () => {
      const key = `${STORAGE_PREFIX} ${userId}`;
      const visit = nextVisit(parseVisit(localStorage.getItem(key)), Date.now());
      localStorage.setItem(key, formatVisit(visit));
      const response = await fetch(`/api/me/since?after=${visit.since}`, { signal: leaving.signal });
      if (response.ok) setKnown({ userId, since: await response.json() });
    };
    load().catch(() => {}); // Errors are ignored because the page works without this line.
    return () => leaving.abort();
  }, [userId]);

  const since = known && known.userId === userId ? known.since : undefined;
  const parts = since && [
    countText(words.line, locale, since.records, { day: since.day }),
    ...(since.won > 0 ? [countText(words.won, locale, since.won)] : []),
    ...(since.lost > 0 ? [countText(words.lost, locale, since.lost)] : []),
    ...(since.won + since.lost === 0 ? [words.quiet] : []),
  ];
  return (
    <p className={styles.since} data-since={since ? '' : undefined}>
      {parts?.join(' · ')}
    </p>
  );
}
