import { boardPlace } from '#domain/catalogue/boards/board-place.ts';
import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { recordRoute } from '#domain/catalogue/routes.ts';
import { stagePath } from '#domain/catalogue/stage-places.ts';
import { inLanguage, type Language } from '#domain/shared/language.ts';
import { breadcrumbs } from '#web/server/head/json-ld.ts';
import type { ShownRecord } from '#web/server/rankings/read-record.ts';
import { recordNames } from './record-names.ts';

/** Returns the breadcrumbs of a record page as JSON-LD. */
export function recordJsonLd(catalogue: Catalogue, shown: ShownRecord, locale: Language) {
  const { board, record } = shown;
  const { stage, value, player } = recordNames(catalogue, shown, locale);
  const above = board.kind === 'speedrun' ? undefined : stagePath(catalogue, board.refId)?.above;
  const place = boardPlace(catalogue, board);
  return breadcrumbs(locale, [
    ...(above ? [{ name: inLanguage(above.name, locale), path: above.route }] : []),
    ...(place ? [{ name: stage, path: place.route }] : []),
    { name: `${value} · ${player}`, path: recordRoute(record.recordId) },
  ]);
}
