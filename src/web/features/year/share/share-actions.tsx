'use client'; // Client component: sharing calls the API and uses the share sheet of the device, or the clipboard.
import { useState } from 'react';
import type { Messages } from '#web/i18n/messages.ts';
import { callApi } from '#web/ui/call-api.ts';
import { Button } from '#web/ui/form/button.tsx';
import { ButtonLink } from '#web/ui/form/button-link.tsx';
import { Download, Link2, Share2 } from '#web/ui/media/icons.tsx';
import styles from './share-section.module.css';

type Props = {
  year: number;
  /** Path of the page on this site. Its picture is below it. */
  path: string;
  title: string;
  fileName: string;
  isShared: boolean;
  words: Messages['year']['share'];
};

/** The buttons of a player's own year. Nothing is public until Share is pressed, nor after "Stop sharing". */
export function ShareActions({ year, path, title, fileName, isShared, words }: Props) {
  const [shared, setShared] = useState(isShared);
  const [busy, setBusy] = useState(false);
  const [status, setStatus] = useState('');
  const save = async (method: 'PUT' | 'DELETE'): Promise<boolean> => {
    setBusy(true);
    const { ok } = await callApi(`/api/me/years/${year}`, { method });
    setBusy(false);
    if (ok) setShared(method === 'PUT');
    setStatus(ok ? '' : words.failed);
    return ok;
  };
  const copy = () =>
    navigator.clipboard.writeText(location.origin + path).then(
      () => setStatus(words.copied),
      () => setStatus(words.notCopied),
    );
  const share = async () => {
    if (!shared && !(await save('PUT'))) return;
    if (typeof navigator.share !== 'function') return copy();
    // The player may close the device's share sheet; the page is public all the same.
    await navigator.share({ title, url: location.origin + path }).catch(() => {});
  };
  const stop = async () => {
    if (await save('DELETE')) setStatus(words.stopped);
  };
  return (
    <>
      <div className={styles.actions}>
        <Button variant="primary" busy={busy} onClick={share}>
          <Share2 aria-hidden />
          {words.share}
        </Button>
        <ButtonLink variant="line" href={`${path}/card.png`} download={fileName}>
          <Download aria-hidden />
          {words.save}
        </ButtonLink>
        {shared && (
          <Button variant="line" onClick={copy}>
            <Link2 aria-hidden />
            {words.copy}
          </Button>
        )}
      </div>
      <div className={styles.state}>
        <span>{shared ? words.public : words.private}</span>
        {shared && (
          <Button variant="ghost" busy={busy} onClick={stop}>
            {words.stop}
          </Button>
        )}
      </div>
      <p className={styles.status} role="status">
        {status}
      </p>
    </>
  );
}
