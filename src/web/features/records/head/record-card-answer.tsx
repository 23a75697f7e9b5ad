import { boardPlace } from '#domain/catalogue/boards/board-place.ts';
import { inLanguage, type Language } from '#domain/shared/language.ts';
import { messagesOf } from '#web/i18n/messages.ts';
import { inOtherLanguage } from '#web/i18n/other-language.ts';
import { readCatalogue } from '#web/server/catalogue.ts';
import { drawCard, noCard } from '#web/server/head/card-answer.ts';
import { readRecord } from '#web/server/rankings/read-record.ts';
import { CardLayout } from '#web/ui/card/card-layout.tsx';
import { CardResult } from '#web/ui/card/card-result.tsx';
import { seriesToken } from '#web/ui/player/series-token.ts';
import { recordNames } from './record-names.ts';

/** Renders the share image of a record. Returns 404 for unknown records and for records that do not count. */
export async function recordCardAnswer(recordId: string, locale: Language): Promise<Response> {
  const shown = await readRecord(recordId);
  if (!shown?.counts) return noCard();
  const catalogue = await readCatalogue();
  const { stage, rule, value, place, player } = recordNames(catalogue, shown, locale);
  const series = inLanguage(catalogue.series.get(shown.board.seriesId)?.short, locale);
  const where = boardPlace(catalogue, shown.board);
  const words = {
    over: [series, rule].filter(Boolean).join(' · '),
    title: stage,
    other: (where && inOtherLanguage(where.name, locale)?.text) ?? '',
    value,
    place: place ?? '',
    foot: player,
    site: messagesOf(locale).shell.site,
  };
  return drawCard(words, ({ value: result, place: rank, ...texts }) => (
    <CardLayout words={texts} seriesToken={seriesToken(shown.board.seriesId)}>
      <CardResult value={result} place={rank} />
    </CardLayout>
  ));
}
