import { recordRoute } from '#domain/catalogue/routes.ts';
import { formatRank } from '#domain/rankings/ranks.ts';
import { formatRunTime } from '#domain/shared/duration.ts';
import type { Language } from '#domain/shared/language.ts';
import { localePath } from '#web/i18n/locales.ts';
import { translate } from '#web/i18n/translate.ts';
import type { SpeedrunRanking } from '#web/server/rankings/read-speedrun-ranking.ts';
import { List, Play } from '#web/ui/media/icons.tsx';
import { Link } from '#web/ui/nav/link.tsx';
import styles from './run-button.module.css';
import type { RunData } from './run-data.ts';
import type { SpeedrunLabels } from './speedrun-labels.ts';

type Props = {
  run: SpeedrunRanking['rows'][number];
  splits: SpeedrunRanking['splits'];
  labels: Pick<SpeedrunLabels, 'anonymous'>;
  locale: Language;
};

/**
 * Opens the sheet with a run's splits and video, or without JavaScript the record's page. Renders a dash for a run that has
 * neither.
 */
export function RunButton({ run, splits, labels, locale }: Props) {
  const t = translate(locale, 'speedruns');
  const { recordId, rank, shared, handle, name, rankKey, videoUrl } = run;
  const own = splits.get(recordId) ?? null;
  if (videoUrl === null && own === null)
    return (
      <span className={styles.none} role="img" aria-label={t('noVideo')}>
        –
      </span>
    );
  const recordHref = localePath(locale, recordRoute(recordId));
  const data: RunData = {
    place: formatRank(rank, shared),
    rank,
    handle,
    name,
    time: formatRunTime(rankKey),
    recordHref,
    videoUrl,
    splits: own,
  };
  const Icon = videoUrl === null ? List : Play;
  return (
    <Link
      className={styles.open}
      href={recordHref}
      aria-haspopup="dialog"
      aria-label={t('openRun', { name: name ?? labels.anonymous })}
      data-run={JSON.stringify(data)}
    >
      <Icon data-icon="s" aria-hidden />
    </Link>
  );
}
