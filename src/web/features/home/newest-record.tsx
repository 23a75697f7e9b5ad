import type { CSSProperties } from 'react';
import { playerRoute, recordRoute } from '#domain/catalogue/routes.ts';
import { daysBetween, formatDate } from '#domain/shared/date.ts';
import { inLanguage } from '#domain/shared/language.ts';
import { localePath } from '#web/i18n/locales.ts';
import { translate } from '#web/i18n/translate.ts';
import type { Beaten, Home } from '#web/server/site/read-home.ts';
import { Play, Star } from '#web/ui/media/icons.tsx';
import { Link } from '#web/ui/nav/link.tsx';
import { PlayerName } from '#web/ui/player/player-name.tsx';
import { seriesToken } from '#web/ui/player/series-token.ts';
import { Scape } from '#web/ui/scenery/scape.tsx';
import type { HomeWords } from './home-words.ts';
import styles from './newest-record.module.css';
import story from './story.module.css';

const STILL = { width: 400, height: 225, grass: 8, stars: 10, constellation: false, planetX: 0.74, planetY: 0.34, planetRadius: 34 };

type Props = {
  newest: NonNullable<Home['stories']['newest']>;
  beaten: ReadonlyMap<string, Beaten>;
  today: string;
  words: HomeWords;
};

/** Tells the newest world record: a still that leads to the record, the result, the player and what it beat. */
export function NewestRecord({ newest: { record, videoUrl }, beaten, today, words }: Props) {
  const { locale, labels } = words;
  const t = translate(locale, 'home.newest');
  const { recordId, handle, name, rankClass, series, value, postedOn } = record;
  const stage = inLanguage(record.stage, locale);
  const token = seriesToken(series);
  const title = { player: name ?? labels.anonymous, stage };
  return (
    <article className={styles.newest} aria-label={t('label')} style={{ '--c': `var(--planet-${token})` } as CSSProperties}>
      <Link className={styles.still} href={localePath(locale, recordRoute(recordId))}>
        <span className="sr">{t(videoUrl === null ? 'open' : 'watch', title)}</span>
        <Scape seed={Number(BigInt(recordId) % 100_000n)} seriesToken={token} options={STILL} />
        <span className={`${story.over} ${styles.over}`} data-kind="record">
          <Star data-icon="s" aria-hidden />
          {t('over')}
        </span>
        {videoUrl !== null && (
          <span className={styles.play}>
            <Play aria-hidden />
          </span>
        )}
        <time className={styles.when} dateTime={postedOn.replaceAll('/', '-')} title={formatDate(postedOn)}>
          {t('ago', { days: Math.max(0, daysBetween(postedOn.replaceAll('/', '-'), today)) })}
        </time>
      </Link>
      <div className={styles.body}>
        <p className={`num ${styles.value}`}>{value}</p>
        <div>
          <Link className={styles.stage} href={localePath(locale, record.route)}>
            <i className={story.dot} />
            <span>{stage}</span>
          </Link>
          <Link className={styles.player} href={localePath(locale, playerRoute(handle))}>
            <PlayerName handle={handle} name={name} rankClass={rankClass} labels={labels} isPlanetLater />
          </Link>
        </div>
      </div>
      <p className={styles.beaten}>{beatenText(beaten.get(recordId), words)}</p>
    </article>
  );
}

function beatenText(beaten: Beaten | undefined, { locale, gain }: HomeWords): string {
  const t = translate(locale, 'home.newest');
  if (!beaten) return t('first');
  const { name, days, gap, isOwn } = beaten;
  const given = { gain: gain(gap, 'long'), days };
  if (isOwn) return t('beatOwn', given);
  return name === null ? t('beatAnonymous', given) : t('beat', { ...given, name });
}
