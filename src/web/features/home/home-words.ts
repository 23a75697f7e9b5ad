import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { classNames } from '#domain/catalogue/names/class-names.ts';
import type { ShownValue } from '#domain/records/shown-value.ts';
import { formatDistance } from '#domain/records/shown-value.ts';
import type { Language } from '#domain/shared/language.ts';
import { SECOND_MS } from '#domain/shared/time-units.ts';
import { placeText } from '#web/i18n/fill.ts';
import { messagesOf } from '#web/i18n/messages.ts';
import { translate } from '#web/i18n/translate.ts';

const MINUTE_S = 60;

/** Returns what the cards of the home page share: labels, places as ordinals and gains as words. */
export function homeWords(catalogue: Catalogue, locale: Language) {
  const t = translate(locale, 'home.gain');
  const { home } = messagesOf(locale);
  /** Describes an improvement as `5 seconds faster` or, in a short form, as `+120`. */
  const gain = ({ kind, value }: ShownValue, form: 'short' | 'long'): string => {
    const key = <Name extends 'seconds' | 'faster' | 'longer' | 'points'>(name: Name) =>
      form === 'short' ? (`short.${name}` as const) : name;
    if (kind !== 'time') return t(key('points'), { points: Math.abs(value) });
    const seconds = Math.abs(value) / SECOND_MS;
    if (value > 0) return t(key('longer'), { time: formatDistance({ kind, value }) });
    return seconds < MINUTE_S ? t(key('seconds'), { seconds }) : t(key('faster'), { time: formatDistance({ kind, value }) });
  };
  return {
    locale,
    week: { ...home.week, place: home.place },
    labels: { anonymous: translate(locale, 'pages')('anonymous'), classes: classNames(catalogue, locale) },
    place: (rank: number): string => placeText(home.place, locale, rank),
    gain,
  };
}

export type HomeWords = ReturnType<typeof homeWords>;
