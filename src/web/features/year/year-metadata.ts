import type { Metadata } from 'next';
import { yearRoute } from '#domain/catalogue/routes.ts';
import type { Language } from '#domain/shared/language.ts';
import { placeText } from '#web/i18n/fill.ts';
import { messagesOf } from '#web/i18n/messages.ts';
import { translate } from '#web/i18n/translate.ts';
import type { YearReview } from '#web/server/account/read-year.ts';
import { pageHead, unlisted } from '#web/server/head/page-head.ts';

/** Returns the metadata of a year. Search engines never list it, because its player may make it private again. */
export function yearMetadata({ player, year, months, records, isShared }: YearReview, locale: Language): Metadata {
  const t = translate(locale, 'year');
  const name = player.name ?? messagesOf(locale).players.anonymous;
  const title = t('title', { name, year: String(year) });
  if (!isShared) return unlisted(title);
  const rank = months.at(-1)?.rank ?? null;
  const place = rank === null ? 'none' : placeText(messagesOf(locale).records.place, locale, rank);
  return pageHead(locale, {
    title,
    description: t('description', { name, year: String(year), records, place }),
    address: yearRoute(player.handle, year),
    card: yearRoute(player.handle, year),
    type: 'profile',
    index: false,
  });
}
