import { gameRoute } from '#domain/catalogue/routes.ts';
import type { StageOrder } from '#domain/game/stage-order.ts';
import type { Language } from '#domain/shared/language.ts';
import { localePath } from '#web/i18n/locales.ts';

type View = { readonly group: number | undefined; readonly order: StageOrder };

/** Returns the address of the page of a game that shows one group, or all of them, in an order. */
export function gameHref(locale: Language, series: number, { group, order }: View): string {
  const query = new URLSearchParams({
    ...(group !== undefined && { group: String(group) }),
    ...(order !== 'stage' && { order }),
  }).toString();
  return localePath(locale, `${gameRoute(series)}${query && `?${query}`}`);
}
