'use client'; // Client component: reacts to events from the server.
import { useEffect, useState } from 'react';
import type { Language } from '#domain/shared/language.ts';
import { countText } from '#web/i18n/fill.ts';
import { localePath } from '#web/i18n/locales.ts';
import type { Messages } from '#web/i18n/messages.ts';
import { sessionState } from '#web/session/session-store.ts';
import { Button } from '#web/ui/form/button.tsx';
import { IconButton } from '#web/ui/form/icon-button.tsx';
import { X } from '#web/ui/media/icons.tsx';
import { Link } from '#web/ui/nav/link.tsx';
import { Toast, toastAct } from '#web/ui/page/toast.tsx';
import { joinLive, turnLive } from './live-store.ts';
import { mergeNews } from './merge-news.ts';
import { useLiveList } from './use-live.ts';

const SHOWN_MS = 15_000;

type Props = { locale: Language; words: Messages['live']['toast'] };

/**
 * Announces the number of new records at intervals. On pages with a live list, announces it to screen readers only.
 * Never moves the focus.
 */
export default function LiveToast({ locale, words }: Props) {
  const [toast, setToast] = useState<number | 'off'>();
  const [isHeld, setHeld] = useState(false); // True while the toast is hovered or focused.
  const isListed = useLiveList();
  useEffect(() => {
    let highest = 0; // Id of the latest event counted, because a list may replay earlier events.
    const merged = mergeNews(setToast);
    const leave = joinLive({
      isList: false,
      onNews: (news) => {
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
    if (toast === undefined || isHeld) return;
    const timer = setTimeout(() => setToast(undefined), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [toast, isHeld]);

  const text = toast === undefined ? '' : toast === 'off' ? words.isOff : countText(words, locale, toast);
  const close = () => {
    setToast(undefined);
    setHeld(false);
  };
  return (
    <>
      <output className="sr" data-news>
        {text}
      </output>
      {text && (toast === 'off' || !isListed) && (
        <Toast
          side="start"
          aria-label={text}
          onPointerEnter={() => setHeld(true)}
          onPointerLeave={() => setHeld(false)}
          onFocus={() => setHeld(true)}
          onBlur={() => setHeld(false)}
        >
          <p aria-hidden>{text}</p>
          {toast !== 'off' && (
            <>
              <Link className={toastAct} href={localePath(locale, '/records')} onClick={close}>
                {words.show}
              </Link>
              <Button
                variant="ghost"
                size="s"
                onClick={() => {
                  turnLive(false);
                  setToast('off');
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
