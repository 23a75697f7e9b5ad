'use client'; // it speaks when the server does
import { X } from 'lucide-react';
import Link from 'next/link';
import { useEffect, useState } from 'react';
import { countText } from '#web/i18n/fill.ts';
import { type Locale, localePath } from '#web/i18n/locales.ts';
import type { Messages } from '#web/i18n/messages.ts';
import { sessionState } from '#web/session/session-store.ts';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Toast, toastAct } from '#web/ui/toast.tsx';
import { joinLive, turnLive } from './live-store.ts';
import { mergeNews } from './merge-news.ts';
import { useLiveList } from './use-live.ts';

const SHOWN_MS = 15_000;

type Props = { locale: Locale; words: Messages['live']['toast'] };

/** Says now and then how many records are new; where a list shows them, to those who listen alone. It never takes the focus. */
export default function LiveToast({ locale, words }: Props) {
  const [said, setSaid] = useState<number | 'off'>();
  const [isHeld, setHeld] = useState(false); // under the pointer, or with the focus inside
  const isListed = useLiveList();
  useEffect(() => {
    let highest = 0; // a list may have everything told again from an earlier event on
    const merged = mergeNews(setSaid);
    const leave = joinLive({
      isList: false,
      told: (news) => {
        const own = sessionState().session?.user.userId;
        const events = news.reset ? [] : news.events.filter(({ eventId, record }) => eventId > highest && record.handle !== own);
        highest = Math.max(highest, news.cursor);
        merged.add(events.length);
      },
    });
    return () => {
      leave();
      merged.clear();
    };
  }, []);
  useEffect(() => {
    if (said === undefined || isHeld) return;
    const timer = setTimeout(() => setSaid(undefined), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [said, isHeld]);

  const text = said === undefined ? '' : said === 'off' ? words.isOff : countText(words, locale, said);
  const close = () => {
    setSaid(undefined);
    setHeld(false);
  };
  return (
    <>
      <output className="sr" data-news>
        {text}
      </output>
      {text && (said === 'off' || !isListed) && (
        <Toast
          side="start"
          aria-label={text}
          onPointerEnter={() => setHeld(true)}
          onPointerLeave={() => setHeld(false)}
          onFocus={() => setHeld(true)}
          onBlur={() => setHeld(false)}
        >
          <p aria-hidden>{text}</p>
          {said !== 'off' && (
            <>
              <Link className={toastAct} href={localePath(locale, '/records')} prefetch={false} onClick={close}>
                {words.show}
              </Link>
              <Button
                variant="ghost"
                size="s"
                onClick={() => {
                  turnLive(false);
                  setSaid('off');
                }}
              >
                {words.off}
              </Button>
            </>
          )}
          <IconButton aria-label={words.close} onClick={close}>
            <X aria-hidden />
          </IconButton>
        </Toast>
      )}
    </>
  );
}
