import { recordRoute } from '#domain/catalogue/routes.ts';
import { shownVideo } from '#domain/evidence/shown-video.ts';
import { shownOfRankKey } from '#domain/records/rank-key.ts';
import { formatShown } from '#domain/records/shown-value.ts';
import type { Language } from '#domain/shared/language.ts';
import { localePath } from '#web/i18n/locales.ts';
import { messagesOf } from '#web/i18n/messages.ts';
import { videoWords } from '#web/i18n/video-words.ts';
import type { StageRanking } from '#web/server/rankings/read-stage-ranking.ts';
import { VideoPlayer } from '#web/ui/media/video-player.tsx';
import { Link } from '#web/ui/nav/link.tsx';
import styles from './guide-page.module.css';

export const RUNS = 2;

type Props = { title: string; ranking: StageRanking; runs: StageRanking['rows']; locale: Language };

/** Lists the best runs on a stage that have a video. Loads third-party content only when a video is played. */
export function RunsToWatch({ title, ranking, runs, locale }: Props) {
  const { watch, ...words } = videoWords(locale);
  const { anonymous } = messagesOf(locale).pages;
  return (
    <section aria-labelledby="runs">
      <h2 id="runs">{title}</h2>
      <ul className={styles.runs}>
        {runs.map(({ recordId, rankKey, name, videoUrl }) => {
          const video = videoUrl === null ? undefined : shownVideo(videoUrl);
          if (!video) return null;
          return (
            <li key={recordId}>
              <VideoPlayer {...video} words={{ ...words, watch: watch(video.host) }} />
              <Link className="link tap" href={localePath(locale, recordRoute(recordId))}>
                <span className="num">
                  {name ?? anonymous} · {formatShown(shownOfRankKey(ranking.board, rankKey))}
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
