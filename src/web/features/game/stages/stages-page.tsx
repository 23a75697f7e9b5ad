import type { CSSProperties } from 'react';
import type { Board } from '#domain/catalogue/boards/board.ts';
import { boardPlace } from '#domain/catalogue/boards/board-place.ts';
import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { gameRoute, stagesRoute } from '#domain/catalogue/routes.ts';
import { isFound, soughtText } from '#domain/game/find-stages.ts';
import { type Game, gamesOf } from '#domain/game/game.ts';
import { QUERY_LENGTH } from '#domain/search/query-length.ts';
import { inLanguage, type Language } from '#domain/shared/language.ts';
import { localePath } from '#web/i18n/locales.ts';
import { translate } from '#web/i18n/translate.ts';
import { Static } from '#web/markup/static.tsx';
import { Search } from '#web/ui/media/icons.tsx';
import { Link } from '#web/ui/nav/link.tsx';
import { ScapePage } from '#web/ui/page/scape-page.tsx';
import { seriesToken } from '#web/ui/player/series-token.ts';
import { Planet } from '#web/ui/scenery/planet/planet.tsx';
import { StageFilter } from './stage-filter.tsx';
import styles from './stages-page.module.css';

type Props = { catalogue: Catalogue; typed: string; locale: Language };

/** Lists every stage by game and rule, and finds stages by their name: here without JavaScript, and in the browser with it. */
export function StagesPage({ catalogue, typed, locale }: Props) {
  const t = translate(locale, 'game.stages');
  const games = gamesOf(catalogue);
  const boards = games.flatMap(({ groups }) => groups.flatMap((group) => group.boards));
  const found = boards.filter((board) => isFound(soughtOf(catalogue, board), typed)).length;
  const lead = t('lead', { stages: catalogue.stages.size, runs: catalogue.speedruns.size });
  return (
    <ScapePage seed={3} seriesToken={0} title={t('title')} lead={lead}>
      <Static as="div">
        <form className={styles.search} action={localePath(locale, stagesRoute)} method="get" data-stage-search="">
          <label>
            <span>{t('search')}</span>
            <input type="search" name="q" defaultValue={typed} placeholder={t('hint')} maxLength={QUERY_LENGTH} autoComplete="off" />
          </label>
          <button type="submit">
            <Search />
            {t('send')}
          </button>
        </form>
        <p className={styles.found} role="status" data-stage-count="">
          {typed && (found > 0 ? t('found', { count: found }) : t('none'))}
        </p>
        <nav className={styles.jump} aria-label={t('jump')}>
          {games.map(({ series: { id, name } }) => (
            <a key={id} href={`#game-${id}`} style={{ '--c': `var(--series-${seriesToken(id)})` } as CSSProperties}>
              {inLanguage(name, locale)}
            </a>
          ))}
        </nav>
        {games.map((game) => (
          <GameStages key={game.series.id} catalogue={catalogue} game={game} typed={typed} locale={locale} />
        ))}
      </Static>
      <StageFilter none={t('none')} />
    </ScapePage>
  );
}

function GameStages({ catalogue, game, typed, locale }: Props & { game: Game }) {
  const { id, name } = game.series;
  const token = seriesToken(id);
  const groups = game.groups.map((group) => ({
    ...group,
    stages: group.boards.map((board) => {
      const sought = soughtOf(catalogue, board);
      return { board, sought, isHidden: !isFound(sought, typed), place: boardPlace(catalogue, board) };
    }),
  }));
  const isEmpty = ({ stages }: (typeof groups)[number]) => stages.every(({ isHidden }) => isHidden);
  return (
    <section
      className={styles.game}
      style={{ '--c': `var(--series-${token})` } as CSSProperties}
      aria-labelledby={`game-${id}`}
      data-part=""
      hidden={groups.every(isEmpty)}
    >
      <h2 id={`game-${id}`}>
        <Planet seriesToken={token} size={40} />
        <Link href={localePath(locale, gameRoute(id))}>{inLanguage(name, locale)}</Link>
      </h2>
      {groups.map((group) => (
        <section key={group.id} data-part="" hidden={isEmpty(group)}>
          <h3>{inLanguage(group.name, locale)}</h3>
          <ul>
            {group.stages.map(({ board, sought, isHidden, place }) => (
              <li key={board.boardId} data-sought={sought} hidden={isHidden}>
                <Link href={localePath(locale, place?.route ?? '')}>
                  <span className="num">{board.refId}</span> {inLanguage(place?.name, locale)}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </section>
  );
}

/** Returns the text under which a stage is found: its names in every language, its reading and its number. */
function soughtOf(catalogue: Catalogue, { kind, refId }: Board): string {
  const entry = kind === 'speedrun' ? catalogue.speedruns.get(refId) : catalogue.stages.get(refId);
  return soughtText([...Object.values(entry?.name ?? {}), entry?.yomi ?? '', String(refId)]);
}
