'use client'; // Client component. Nothing is requested from another site before the user clicks.
import { type MouseEvent, useState } from 'react';
import { isForElsewhere } from '#web/ui/nav/is-for-elsewhere.ts';
import standIn from '#web/ui/page/stand-in.module.css';
import { Play } from './icons.tsx';
import styles from './video-player.module.css';

type Props = {
  address: string;
  host: string;
  embed: string | undefined;
  words: { readonly load: string; readonly privacy: string; readonly watch: string; readonly iframeTitle: string };
};

/**
 * Shows a video that loads on click and without cookies. It is a link where embedding is not available or JavaScript is
 * disabled.
 */
export function VideoPlayer({ address, host, embed, words }: Props) {
  const [loaded, setLoaded] = useState(false);
  if (embed && loaded) return <VideoEmbed embed={embed} title={words.iframeTitle} />;
  const load = (event: MouseEvent) => {
    if (!embed || isForElsewhere(event)) return;
    event.preventDefault();
    setLoaded(true);
  };
  return (
    <a className={`${styles.player} ${standIn.box}`} href={address} rel="nofollow ugc noreferrer" onClick={load}>
      <span className={styles.disc}>
        <Play aria-hidden />
      </span>
      {/* The spaces are not rendered in a grid, but without them the parts run together in the link's accessible
          name. */}
      <b>{embed ? words.load : words.watch}</b> <span className={styles.host}>{host}</span> <span>{words.privacy}</span>
    </a>
  );
}

/** Shows a video of another site. Render it only after the reader has asked for it. */
export const VideoEmbed = ({ embed, title }: { embed: string; title: string }) => (
  <iframe
    className={styles.player}
    src={embed}
    title={title}
    allow="fullscreen"
    sandbox="allow-scripts allow-same-origin allow-presentation"
    referrerPolicy="strict-origin"
  />
);
