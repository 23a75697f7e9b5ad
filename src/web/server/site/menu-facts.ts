import 'server-only';
import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { gameRoute } from '#domain/catalogue/routes.ts';
import { EVENT_SERIES, SPEEDRUN_SERIES } from '#domain/catalogue/rows.ts';
import { inLanguage, type Language } from '#domain/shared/language.ts';
import type { MenuFacts } from '#usecases/site/get-menu-facts.ts';
import { countText, fill, writtenPlaceText } from '#web/i18n/fill.ts';
import { localePath } from '#web/i18n/locales.ts';
import { messagesOf } from '#web/i18n/messages.ts';

/** A game in the menu panel: its page, its number of stages or categories, and that number as text. */
export type MenuGame = {
  readonly id: number;
  readonly href: string;
  readonly name: string;
  readonly places: number;
  readonly count: string;
};

/** What the menu panel says about its links, in one language. The browser words what depends on the time. */
export type MenuFactLines = {
  readonly lines: Readonly<Partial<Record<'random' | 'ranking' | 'guides' | 'glossary' | 'entries' | 'news', string>>>;
  readonly games: readonly MenuGame[];
  readonly stages: number; // in all games
  readonly week: readonly [href: string, name: string] | undefined; // the stage of the week
  readonly newest: { readonly stage: string; readonly at: string } | undefined;
  readonly event: { readonly title: string; readonly endsAt: string } | undefined;
};

/** Words the facts of the menus in a language. */
export function menuFactLines(catalogue: Catalogue, facts: MenuFacts, locale: Language): MenuFactLines {
  const { count, place, facts: words } = messagesOf(locale).menu;
  const { entry, news, newest, event, week } = facts;
  const games = facts.series.flatMap(({ id, places }): MenuGame[] => {
    const series = catalogue.series.get(id);
    if (!series || id === EVENT_SERIES) return [];
    const text = countText(id === SPEEDRUN_SERIES ? count.speedruns : count.stages, locale, places);
    return [{ id, href: localePath(locale, gameRoute(id)), name: inLanguage(series.name, locale), places, count: text }];
  });
  const stages = games.filter(({ id }) => id !== SPEEDRUN_SERIES).reduce((sum, { places }) => sum + places, 0);
  const wanted = stages - facts.guides;
  return {
    lines: {
      random: fill(words.oneOf, { count: stages }),
      ranking: countText(count.players, locale, facts.players),
      guides: wanted > 0 ? fill(words.guides, { written: facts.guides, wanted }) : words.allGuides,
      glossary: countText(count.terms, locale, facts.keywords),
      ...(entry?.rankText && {
        entries: fill(words.entry, { stage: inLanguage(entry.stage, locale), place: writtenPlaceText(place, locale, entry.rankText) }),
      }),
      ...(news && { news: fill(words.news, { day: dayText(news.publishedOn), title: inLanguage(news.title, locale) }) }),
    },
    games,
    stages,
    week: week && [localePath(locale, week.route), inLanguage(week.name, locale)],
    newest: newest && { stage: inLanguage(newest.stage, locale), at: new Date(newest.postedAt).toISOString() },
    event: event && { title: inLanguage(event.title, locale), endsAt: new Date(event.endsAt).toISOString() },
  };
}

/** Formats a day as in "11/13", without leading zeros and without its year. */
const dayText = (day: string): string => day.split('-').slice(1).map(Number).join('/');
