import { boardPlace, listedSeries } from '#domain/catalogue/boards/board-place.ts';
import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { guideRoute, playerRoute } from '#domain/catalogue/routes.ts';
import { shownOfRankKey } from '#domain/records/rank-key.ts';
import { formatShown } from '#domain/records/shown-value.ts';
import { inLanguage } from '#domain/shared/language.ts';
import { localePath } from '#web/i18n/locales.ts';
import { translate } from '#web/i18n/translate.ts';
import type { Home } from '#web/server/site/read-home.ts';
import { ArrowRight, Compass } from '#web/ui/media/icons.tsx';
import { Link } from '#web/ui/nav/link.tsx';
import { seriesToken } from '#web/ui/player/series-token.ts';
import { Scape } from '#web/ui/scenery/scape.tsx';
import type { HomeWords } from './home-words.ts';
import styles from './stage-of-week-card.module.css';
import story from './story.module.css';

const SCAPE = { width: 640, height: 190, grass: 10, stars: 12, constellation: false, planetX: 0.74, planetY: 0.34, planetRadius: 34 };

type Props = { chosen: NonNullable<Home['stageOfWeek']>; catalogue: Catalogue; words: HomeWords };

/** Invites to this week's stage: the result that beats half of its players, its world record and its guide. */
export function StageOfWeekCard({ chosen: { board, players, medianKey, leader, posts, hasGuide }, catalogue, words }: Props) {
  const { locale, labels } = words;
  const t = translate(locale, 'home.stageOfWeek');
  const place = boardPlace(catalogue, board);
  if (!place) return null;
  const value = (key: number) => formatShown(shownOfRankKey(board, key));
  return (
    <article className={`card ${styles.stage}`}>
      <div className={styles.picture}>
        <Scape seed={board.refId} seriesToken={seriesToken(listedSeries(board))} options={SCAPE} />
      </div>
      <div className={story.story}>
        <p className={story.over}>
          <Compass data-icon="s" aria-hidden />
          {t('over')}
        </p>
        <h3>{inLanguage(place.name, locale)}</h3>
        <p>{t.rich('players', { count: players, value: value(medianKey), b: (text) => <b>{text}</b> })}</p>
        <dl className={styles.facts}>
          <div>
            <dt>{t('record')}</dt>
            <dd className="num">{value(leader.rankKey)}</dd>
          </div>
          <div>
            <dt>{t('holder')}</dt>
            <dd>
              {leader.name === null ? labels.anonymous : <Link href={localePath(locale, playerRoute(leader.handle))}>{leader.name}</Link>}
            </dd>
          </div>
          <div>
            <dt>{t('week')}</dt>
            <dd className="num">{t('posts', { count: posts })}</dd>
          </div>
        </dl>
        <footer className={story.foot}>
          <Link className={story.go} href={localePath(locale, place.route)}>
            {t('see')}
            <ArrowRight data-icon="s" aria-hidden />
          </Link>
          <Link className={story.go} href={localePath(locale, guideRoute(board.refId))}>
            {t(hasGuide ? 'read' : 'write')}
            <ArrowRight data-icon="s" aria-hidden />
          </Link>
        </footer>
      </div>
    </article>
  );
}
