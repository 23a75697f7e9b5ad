import { embedAddress, startSecond, videoOf } from '#domain/evidence/video.ts';
import { formatDuration } from '#domain/shared/duration.ts';
import type { Language } from '#domain/shared/language.ts';
import { fill } from '#web/i18n/fill.ts';
import { messagesOf } from '#web/i18n/messages.ts';
import type { Card } from '#web/server/account/read-moderation.ts';
import { VideoPlayer } from '#web/ui/media/video-player.tsx';
import styles from './card-evidence.module.css';

/** Shows a record's evidence: the picture with a link to its full size, and the video from its start time. */
export function CardEvidence({ card: { page, picture }, locale }: { card: Card; locale: Language }) {
  const { moderation, records } = messagesOf(locale);
  const words = moderation.card;
  const { videoUrl, comment } = page.record;
  const webp = picture?.pictures.filter(({ format }) => format === 'webp') ?? [];
  const [middle, large] = [
    webp.find(({ size }) => size === 'middle') ?? webp.at(-1),
    webp.find(({ size }) => size === 'large') ?? webp.at(-1),
  ];
  const start = videoUrl === null ? 0 : startSecond(videoUrl);
  const video = videoUrl === null ? undefined : videoOf(videoUrl);
  const embed = video && embedAddress(video);
  const host = videoUrl === null ? '' : new URL(videoUrl).hostname.replace(/^www\./, '');
  return (
    <section className={styles.evidence} aria-label={words.evidence}>
      {middle && large && (
        <a className={styles.picture} href={`/api/pictures/${large.key}`} aria-label={words.openPicture}>
          {/* biome-ignore lint/performance/noImgElement: already resized by the worker */}
          <img src={`/api/pictures/${middle.key}`} width={middle.width} height={middle.height} alt={words.picture} decoding="async" />
        </a>
      )}
      {picture && picture.refusal === null && !middle && <p className={styles.none}>{words.pictureWaiting}</p>}
      {videoUrl !== null && (
        <VideoPlayer
          address={videoUrl}
          host={host}
          embed={embed && start > 0 ? `${embed}?start=${start}` : embed}
          words={{
            load: start > 0 ? fill(words.videoAt, { time: formatDuration(start * 1_000) }) : records.page.loadVideo,
            privacy: records.page.videoPrivacy,
            watch: fill(records.page.watch, { host }),
            iframeTitle: records.page.videoFrame,
          }}
        />
      )}
      {videoUrl === null && (!picture || picture.refusal !== null) && <p className={styles.none}>{words.noEvidence}</p>}
      {comment && <p className={styles.comment}>{comment}</p>}
    </section>
  );
}
