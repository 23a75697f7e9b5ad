'use client'; // nothing is asked of another site before somebody wants to watch
import { Play } from 'lucide-react';
import { useState } from 'react';
import styles from './evidence.module.css';

type Props = {
  address: string;
  host: string;
  embed: string | undefined;
  labels: { load: string; privacy: string; watch: string; frame: string };
};

/** A video that loads when it is asked for, without cookies; where that is not to be had, a link. */
export function VideoEvidence({ address, host, embed, labels }: Props) {
  const [loaded, setLoaded] = useState(false);
  if (embed && loaded) {
    return (
      <iframe
        className={styles.proof}
        src={embed}
        title={labels.frame}
        allow="fullscreen"
        sandbox="allow-scripts allow-same-origin allow-presentation"
        referrerPolicy="strict-origin"
      />
    );
  }
  const inside = (
    <>
      <span className={styles.disc}>
        <Play aria-hidden />
      </span>
      <b>{embed ? labels.load : labels.watch}</b>
      <span>
        {host}
        <br />
        {labels.privacy}
      </span>
    </>
  );
  return embed ? (
    <button type="button" className={`${styles.proof} ${styles.ask}`} onClick={() => setLoaded(true)}>
      {inside}
    </button>
  ) : (
    <a className={`${styles.proof} ${styles.ask}`} href={address} rel="nofollow ugc noopener">
      {inside}
    </a>
  );
}
