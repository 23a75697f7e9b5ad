import { boardPlace } from '#domain/catalogue/boards/board-place.ts';
import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { MOST_PINS } from '#domain/profile/limits.ts';
import { heldPlaces } from '#domain/rankings/player/held-places.ts';
import { formatRank } from '#domain/rankings/ranks.ts';
import { gapBetween, shownOfRankKey } from '#domain/records/rank-key.ts';
import { formatDistance, formatShown } from '#domain/records/shown-value.ts';
import { inLanguage, type Language } from '#domain/shared/language.ts';
import { recordPath } from '#web/features/players/player-hrefs.ts';
import { translate } from '#web/i18n/translate.ts';
import { Static } from '#web/markup/static.tsx';
import type { PlayerPage } from '#web/server/rankings/read-players.ts';
import { Play } from '#web/ui/media/icons.tsx';
import { Link } from '#web/ui/nav/link.tsx';
import { RankPlate } from '#web/ui/player/rank-plate.tsx';
import { seriesToken } from '#web/ui/player/series-token.ts';
import { biomeOf } from '#web/ui/scenery/biomes/biome-of.ts';
import { Scape } from '#web/ui/scenery/scape.tsx';
import type { ScapeOptions } from '#web/ui/scenery/scene.ts';
import styles from './pinned-runs.module.css';

type Identity = NonNullable<PlayerPage['identity']>;
type Props = { catalogue: Catalogue; page: PlayerPage; identity: Identity; locale: Language };

const STILL: Partial<ScapeOptions> = {
  ...{ width: 320, height: 140, align: 'xMaxYMid slice', stars: 9, quiet: 0, constellation: false },
  ...{ planetX: 0.84, planetY: 0.36, planetRadius: 22, ruinX: 0.6, grass: 5, grassHeight: 46, grassHeads: 0.7 },
};

/** The runs that the player pinned, or the three with the most points. Each one leads to its record. */
export function PinnedRuns({ catalogue, page, identity: { runs, isChosen }, locale }: Props) {
  const t = translate(locale, 'profile.pins');
  const player = translate(locale, 'players');
  const { name } = page.player;
  if (runs.length === 0) return null;
  const days = new Map(heldPlaces(runs, page.day, page.zone).held.map((run) => [run.recordId, run.days]));
  const standingOf = ({ board, rank, shared, rankKey, firstKey, recordId }: Identity['runs'][number]) => {
    const held = days.get(recordId);
    if (held !== undefined) return held === 0 ? t('heldToday') : t('held', { days: held });
    const place = player('place', { rank, shared: String(shared) });
    return t('behind', { place, gap: formatDistance(gapBetween(board, rankKey, firstKey)) });
  };
  return (
    <Static as="section" aria-labelledby="pins">
      <div className={styles.heading}>
        <h2 id="pins">{t(isChosen ? 'heading' : 'headingBest')}</h2>
        <span>{isChosen ? name !== null && t('chosen', { name }) : t('best')}</span>
      </div>
      <ul className={styles.pins}>
        {runs.map((run, index) => {
          const { board, rank, shared, rankKey, recordId, comment, hasVideo } = run;
          return (
            <li key={recordId} className={`card ${styles.pin}`}>
              <div className={styles.still}>
                <Scape
                  seed={board.refId * MOST_PINS + index} // two with the same seed would have the same ids
                  seriesToken={seriesToken(board.seriesId)}
                  biome={biomeOf(board.refId)}
                  options={STILL}
                />
                {hasVideo && (
                  <span className={styles.play}>
                    <Play aria-hidden />
                  </span>
                )}
              </div>
              <div className={styles.text}>
                <p className={styles.stage}>
                  <RankPlate place={rank} text={formatRank(rank, shared)} />
                  <Link href={recordPath(locale, recordId)}>{inLanguage(boardPlace(catalogue, board)?.name, locale)}</Link>
                </p>
                <b>{formatShown(shownOfRankKey(board, rankKey))}</b>
                <p data-first={rank === 1 || undefined}>{standingOf(run)}</p>
                {comment && <p className={styles.comment}>{t('quote', { text: comment })}</p>}
              </div>
            </li>
          );
        })}
      </ul>
    </Static>
  );
}
