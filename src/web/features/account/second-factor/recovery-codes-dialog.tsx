'use client'; // Client component: shows codes that the server sends only once.
import { useState } from 'react';
import { Button } from '#web/ui/form/button.tsx';
import { Download } from '#web/ui/media/icons.tsx';
import { Callout } from '#web/ui/page/callout.tsx';
import { Dialog, DialogButtons } from '#web/ui/page/dialog.tsx';
import { CopyButton } from './copy-button.tsx';
import styles from './second-factor.module.css';
import type { SecondFactorWords } from './second-factor-words.ts';

const REVOKE_AFTER_MS = 60_000; // Safari reads the file after the click.

type Props = { codes: readonly string[] | undefined; words: SecondFactorWords['codes']; onSaved: () => void };

/** Shows new recovery codes until the reader says that they are saved. Reopens when it is closed otherwise. */
export function RecoveryCodesDialog({ codes = [], words, onSaved }: Props) {
  const [closedTimes, setClosedTimes] = useState(0);
  const text = codes.join('\n');
  const download = () => {
    const url = URL.createObjectURL(new Blob([`${words.heading}\n\n${text}\n`], { type: 'text/plain' }));
    Object.assign(document.createElement('a'), { href: url, download: words.file }).click();
    setTimeout(() => URL.revokeObjectURL(url), REVOKE_AFTER_MS);
  };
  return (
    <Dialog key={closedTimes} open={codes.length > 0} onClose={() => setClosedTimes((times) => times + 1)} label={words.dialog}>
      <div className={styles.stack}>
        <h2>{words.dialog}</h2>
        <Callout tone="warn">{words.once}</Callout>
        <ul className={styles.codes} aria-label={words.list} translate="no">
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
        <div className={styles.acts}>
          <CopyButton text={text} labels={words} />
          <Button variant="line" onClick={download}>
            <Download aria-hidden />
            {words.download}
          </Button>
        </div>
        <DialogButtons>
          <Button variant="primary" onClick={onSaved}>
            {words.saved}
          </Button>
        </DialogButtons>
      </div>
    </Dialog>
  );
}
