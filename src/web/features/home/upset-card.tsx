import type { CSSProperties } from 'react';
import { boardPlace, listedSeries } from '#domain/catalogue/boards/board-place.ts';
import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { playerRoute } from '#domain/catalogue/routes.ts';
import { shownOfRankKey } from '#domain/records/rank-key.ts';
import { formatShown } from '#domain/records/shown-value.ts';
import { inLanguage } from '#domain/shared/language.ts';
import { localePath } from '#web/i18n/locales.ts';
import { translate } from '#web/i18n/translate.ts';
import type { Home } from '#web/server/site/read-home.ts';
import { ArrowRight, ChevronRight, GitCompareArrows } from '#web/ui/media/icons.tsx';
import { Link } from '#web/ui/nav/link.tsx';
import { CLASS_KEYS } from '#web/ui/player/player-name.tsx';
import { RankClassBadge } from '#web/ui/player/rank-class-badge.tsx';
import { seriesToken } from '#web/ui/player/series-token.ts';
import { PlanetAvatar } from '#web/ui/scenery/planet/planet-avatar.tsx';
import type { HomeWords } from './home-words.ts';
import story from './story.module.css';
import styles from './upset-card.module.css';

type Upset = NonNullable<Home['stories']['upset']>;
type Props = { upset: Upset; catalogue: Catalogue; words: HomeWords };

/** Tells the upset of the week: two players, their places in the player ranking and their results on the board. */
export function UpsetCard({ upset: { author, passed, boardId, rankKey, passedKey }, catalogue, words }: Props) {
  const { locale, place } = words;
  const t = translate(locale, 'home.upset');
  const board = catalogue.boards.get(boardId);
  const on = board && boardPlace(catalogue, board);
  if (!board || !on) return null;
  const rule = board.kind === 'stage' ? catalogue.rules.get(board.ruleId)?.short : undefined;
  const where = [inLanguage(on.name, locale), ...(rule ? [inLanguage(rule, locale)] : [])].join(' · ');
  const value = (key: number) => formatShown(shownOfRankKey(board, key));
  return (
    <article
      className={`card ${story.story} ${styles.upset}`}
      style={{ '--c': `var(--planet-${seriesToken(listedSeries(board))})` } as CSSProperties}
    >
      <p className={story.over}>
        <GitCompareArrows data-icon="s" aria-hidden />
        {t('over')}
      </p>
      <h3>{t('title', { winner: place(author.place), passed: place(passed.place) })}</h3>
      <div className={styles.sides}>
        <Side player={author} value={value(rankKey)} words={words} />
        <ChevronRight aria-hidden />
        <Side player={passed} value={value(passedKey)} words={words} />
      </div>
      <footer className={story.foot}>
        <Link className={story.place} href={localePath(locale, on.route)}>
          <i className={story.dot} />
          {where}
        </Link>
        <Link className={story.go} href={localePath(locale, `/compare/${author.handle}/${passed.handle}`)}>
          {t('compare')}
          <ArrowRight data-icon="s" aria-hidden />
        </Link>
      </footer>
    </article>
  );
}

function Side({ player, value, words }: { player: Upset['author']; value: string; words: HomeWords }) {
  const { handle, name, place, rankClass } = player;
  const classKey = rankClass === null ? undefined : CLASS_KEYS[rankClass];
  return (
    <div>
      <PlanetAvatar seed={handle} ring={classKey} size={44} />
      <Link href={localePath(words.locale, playerRoute(handle))}>{name}</Link>
      <small>
        {words.place(place)}
        {classKey && rankClass !== null && <RankClassBadge classKey={classKey} label={words.labels.classes[rankClass] ?? ''} />}
      </small>
      <b className="num">{value}</b>
    </div>
  );
}
