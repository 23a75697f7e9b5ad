'use client'; // Client component: the session is only known in the browser, and sharing is a function of the device.
import { useState } from 'react';
import type { Language } from '#domain/shared/language.ts';
import { RivalButton } from '#web/features/players/compare/rival-button.tsx';
import { localePath } from '#web/i18n/locales.ts';
import { useSession } from '#web/session/use-session.ts';
import { Button } from '#web/ui/form/button.tsx';
import { ButtonLink } from '#web/ui/form/button-link.tsx';
import { Check, GitCompareArrows, Share2, UserRoundPen } from '#web/ui/media/icons.tsx';
import styles from './player-head.module.css';
import { addQuery, comparePath } from './player-hrefs.ts';

type Props = {
  handle: string;
  name: string;
  /** Address of the reader's settings, where the page of the reader can be edited. */
  settingsHref: string;
  words: { readonly edit: string; readonly share: string; readonly copied: string; readonly compare: string };
  locale: Language;
  rivalWords: { readonly add: string; readonly drop: string; readonly tooMany: string; readonly failed: string };
};

/** The actions on a player's page: add the player as a rival, or edit the own page, and share it. */
export function HeadActions({ handle, name, settingsHref, words, rivalWords, locale }: Props) {
  const reader = useSession().session?.user.userId;
  const isOwn = reader === handle;
  const [isCopied, setCopied] = useState(false);
  const share = async () => {
    const url = location.origin + location.pathname;
    if (typeof navigator.share === 'function') return navigator.share({ title: name, url }).catch(() => {}); // Closed by the reader.
    await navigator.clipboard.writeText(url).then(
      () => setCopied(true),
      () => {}, // Not allowed: the address bar has the link.
    );
  };
  return (
    <div className={styles.actions}>
      {isOwn ? (
        <ButtonLink variant="primary" size="wide" href={settingsHref}>
          <UserRoundPen aria-hidden />
          {words.edit}
        </ButtonLink>
      ) : (
        <RivalButton userId={handle} labels={rivalWords} />
      )}
      <Button variant="line" size="wide" onClick={share}>
        {isCopied ? <Check aria-hidden /> : <Share2 aria-hidden />}
        {words.share}
      </Button>
      {/* Wide screens have a field for the second player below. */}
      <div className={styles.compare}>
        <ButtonLink variant="line" size="wide" href={compareHref(handle, reader, locale)}>
          <GitCompareArrows aria-hidden />
          {words.compare}
        </ButtonLink>
      </div>
      <output className="sr">{isCopied && words.copied}</output>
    </div>
  );
}

/** Returns the comparison with the reader, or the page that asks for the second player. */
function compareHref(handle: string, reader: string | undefined, locale: Language): string {
  if (reader === undefined) return addQuery(localePath(locale, '/compare'), `a=${handle}`);
  return reader === handle ? localePath(locale, '/compare') : comparePath(locale, reader, handle);
}
