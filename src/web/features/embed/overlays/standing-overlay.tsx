import { boardPlace } from '#domain/catalogue/boards/board-place.ts';
import { ALL_CONSOLES } from '#domain/rankings/filter.ts';
import { formatRank } from '#domain/rankings/ranks.ts';
import { gapBetween, shownOfRankKey } from '#domain/records/rank-key.ts';
import { formatDistance, formatShown } from '#domain/records/shown-value.ts';
import { inLanguage, type Language } from '#domain/shared/language.ts';
import { boardLine } from '#web/features/embed/board-line.ts';
import { SmallPlanet } from '#web/features/embed/small-planet.tsx';
import { placeText, writtenPlaceText } from '#web/i18n/fill.ts';
import { messagesOf } from '#web/i18n/messages.ts';
import { translate } from '#web/i18n/translate.ts';
import { parseId } from '#web/server/answer/parse-id.ts';
import { readCatalogue } from '#web/server/catalogue.ts';
import { type PlayerRow, readPlayerRow } from '#web/server/embeds/read-framed.ts';
import type { AskedOverlay, OverlayView } from './overlay-view.ts';

/** Shows a player's place on a board, and the distance to the next place or, in first place, the lead. */
export async function standingOverlay({ query, locale }: AskedOverlay): Promise<OverlayView | undefined> {
  if (typeof query.user !== 'string') return undefined;
  const standing = await readPlayerRow(query.user, parseId(String(query.stage)), query);
  const catalogue = await readCatalogue();
  const place = standing && boardPlace(catalogue, standing.board);
  if (!place) return undefined;
  const { rankings, embed } = messagesOf(locale);
  const name = standing.name ?? rankings.anonymous;
  return {
    title: `${name} · ${inLanguage(place.name, locale)}`,
    boards: [place.route],
    content: (
      <>
        <h1>
          <small>
            {inLanguage(place.name, locale)} · {boardLine(catalogue, standing.board, Number(query.console ?? ALL_CONSOLES), locale)}
          </small>
          <SmallPlanet handle={standing.handle} rankClass={standing.rankClass} />
          <span className="name">{name}</span>
        </h1>
        {standing.row ? <Place standing={standing} row={standing.row} locale={locale} /> : <p className="note">{embed.notRanked}</p>}
      </>
    ),
  };
}

type Row = NonNullable<PlayerRow['row']>;

function Place({ standing: { board }, row, locale }: { standing: PlayerRow; row: Row; locale: Language }) {
  const t = translate(locale, 'embed');
  const words = messagesOf(locale).records.place;
  const distance = (key: number) => formatDistance(gapBetween(board, key, row.rankKey));
  const next =
    row.aboveKey !== null && row.aboveRank !== null
      ? t('toNext', { distance: distance(row.aboveKey), place: placeText(words, locale, row.aboveRank) })
      : row.below && !row.shared && t('lead', { distance: distance(row.below.rankKey) });
  return (
    <div className="standing" data-key={row.recordId}>
      <p className="large" data-medal={row.rank <= 3 ? row.rank : undefined}>
        {writtenPlaceText(words, locale, formatRank(row.rank, row.shared))}
        <small>{t('of', { players: row.players })}</small>
      </p>
      <p className="score">{formatShown(shownOfRankKey(board, row.rankKey))}</p>
      {next && <p className="note">{next}</p>}
    </div>
  );
}
