import type { RankingSheetWords } from '#web/features/rankings/ranking-sheet-words.ts';
import { fill } from '#web/i18n/fill.ts';
import { Button } from '#web/ui/form/button.tsx';
import { VideoPlayer } from '#web/ui/media/video-player.tsx';
import standIn from '#web/ui/page/stand-in.module.css';
import type { EvidenceRow } from './evidence-rows.ts';
import styles from './evidence-sheet.module.css';
import type { LoadedEvidence } from './use-evidence.ts';

type Props = {
  evidence: LoadedEvidence;
  retry: () => void;
  row: Pick<EvidenceRow, 'name' | 'value'>;
  words: RankingSheetWords['evidence'];
};

/** Shows a record's video, which loads on a tap, or its picture. */
export function EvidenceMedia({ evidence, retry, row, words }: Props) {
  if (evidence === undefined)
    return (
      <p role="status" className={`${styles.media} ${standIn.box}`}>
        {words.loading}
      </p>
    );
  if (evidence === 'failed')
    return (
      <div role="alert" className={`${styles.media} ${standIn.box}`}>
        <p>{words.failed}</p>
        <Button variant="line" onClick={retry}>
          {words.retry}
        </Button>
      </div>
    );
  const { video, picture } = evidence;
  return (
    <>
      {video && video.health === 'gone' && <p className={`${styles.media} ${standIn.box}`}>{words.gone}</p>}
      {video && video.health !== 'gone' && (
        <div className={styles.video}>
          <VideoPlayer
            address={video.address}
            host={video.host}
            embed={video.embed ?? undefined}
            words={{
              load: words.play,
              privacy: fill(words.privacy, { host: video.host }),
              watch: fill(words.watch, { host: video.host }),
              iframeTitle: words.iframeTitle,
            }}
          />
        </div>
      )}
      {!video && !picture && <p className={`${styles.media} ${standIn.box}`}>{words.waiting}</p>}
      {picture && (
        // biome-ignore lint/performance/noImgElement: already resized by the worker
        <img className={styles.picture} {...picture} alt={fill(words.picture, row)} decoding="async" />
      )}
    </>
  );
}
