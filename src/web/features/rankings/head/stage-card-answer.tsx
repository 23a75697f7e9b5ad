import { findStage } from '#domain/catalogue/stage-places.ts';
import { shownOfRankKey } from '#domain/records/rank-key.ts';
import { formatShown } from '#domain/records/shown-value.ts';
import { inLanguage, type Language } from '#domain/shared/language.ts';
import { messagesOf } from '#web/i18n/messages.ts';
import { inOtherLanguage } from '#web/i18n/other-language.ts';
import { translate } from '#web/i18n/translate.ts';
import { readCatalogue } from '#web/server/catalogue.ts';
import { drawCard, noCard } from '#web/server/head/card-answer.ts';
import { readStageRanking } from '#web/server/rankings/read-stage-ranking.ts';
import { CardLayout } from '#web/ui/card/card-layout.tsx';
import { CardRows } from '#web/ui/card/card-rows.tsx';
import { seriesToken } from '#web/ui/player/series-token.ts';

const FIRST = 3;

/** Renders the share image of a board with its leaders. Returns 404 for an unknown board. */
export async function stageCardAnswer(stageId: number, rule: string | null, locale: Language): Promise<Response> {
  const ranking = await readStageRanking(stageId, rule === null ? {} : { rule });
  const catalogue = await readCatalogue();
  const stage = findStage(catalogue, stageId);
  if (!ranking || !stage) return noCard();
  const t = translate(locale, 'found.card');
  const { board, players } = ranking;
  const { shell, rankings } = messagesOf(locale);
  const places = [
    inLanguage(catalogue.series.get(board.seriesId)?.short, locale),
    inLanguage(catalogue.rules.get(board.ruleId)?.short, locale),
  ];
  const words = {
    over: places.filter(Boolean).join(' · '),
    title: inLanguage(stage.name, locale),
    other: inOtherLanguage(stage.name, locale)?.text ?? '',
    rows: ranking.rows.slice(0, FIRST).map(({ rank, name, rankKey }) => ({
      rank,
      name: name ?? rankings.anonymous,
      value: formatShown(shownOfRankKey(board, rankKey)),
    })),
    empty: t('empty'),
    foot: t('players', { players }),
    site: shell.site,
  };
  return drawCard(words, ({ rows, empty, ...texts }) => (
    <CardLayout words={texts} seriesToken={seriesToken(board.seriesId)}>
      <CardRows rows={rows} empty={empty} />
    </CardLayout>
  ));
}
