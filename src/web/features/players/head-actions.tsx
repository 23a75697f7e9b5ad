'use client'; // Client component: the session is only known in the browser, and sharing is a function of the device.
import { useState } from 'react';
import { useSession } from '#web/session/use-session.ts';
import { ButtonLink } from '#web/ui/form/button-link.tsx';
import { IconButton } from '#web/ui/form/icon-button.tsx';
import { Check, GitCompareArrows, Share2 } from '#web/ui/media/icons.tsx';
import styles from './player-head.module.css';

type Props = {
  handle: string;
  name: string;
  /** Path of the comparison pages. */
  comparePath: string;
  /** Address of the reader's settings, where the page of the reader can be edited. */
  settingsHref: string;
  words: { readonly compare: string; readonly edit: string; readonly share: string; readonly copied: string };
};

/** The actions below a player's name on phones: compare the player with the reader, or edit the own page, and share it. */
export function HeadActions({ handle, name, comparePath, settingsHref, words }: Props) {
  const reader = useSession().session?.user.userId;
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
    <>
      {reader === handle ? (
        <ButtonLink variant="line" href={settingsHref} data-own="">
          {words.edit}
        </ButtonLink>
      ) : (
        <ButtonLink variant="line" href={reader ? `${comparePath}/${reader}/${handle}` : `${comparePath}?a=${handle}`}>
          <GitCompareArrows aria-hidden />
          {words.compare}
        </ButtonLink>
      )}
      <span className={styles.share}>
        <IconButton aria-label={words.share} onClick={share}>
          {isCopied ? <Check aria-hidden /> : <Share2 aria-hidden />}
        </IconButton>
        <output className="sr">{isCopied && words.copied}</output>
      </span>
    </>
  );
}
