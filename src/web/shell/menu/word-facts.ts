import { inLanguage, type Language } from '#domain/shared/language.ts';
import { formatScore } from '#domain/shared/score.ts';
import { HOUR_MS } from '#domain/shared/time-units.ts';
import { countText, fill, placeText } from '#web/i18n/fill.ts';
import { timeText } from '#web/i18n/time-text.ts';
import type { OwnMenuJson } from '#web/server/answer/response-types.ts';
import type { MenuFactLines } from '#web/server/site/menu-facts.ts';
import type { MenuLinkKey } from './menu-links.ts';
import type { MenuWords } from './menu-words.ts';

const HOURS_PER_DAY = 24;

type Facts = Readonly<Partial<Record<MenuLinkKey, string | undefined>>>;

/**
 * Returns the fact under each link of the menu: what is the same for everyone, replaced by what concerns the reader.
 * Links whose facts are not loaded, or of which there is nothing to say, have none.
 */
export function wordFacts(words: MenuWords, locale: Language, facts: MenuFactLines | undefined, own: OwnMenuJson | undefined): Facts {
  const { rules, totals, rivals, climbers, points, compare, log, chat } = words.facts;
  return {
    ...{ rules, totals, rivals, climbers, points, compare, log, chat },
    ...(facts && publicFacts(words, locale, facts)),
    ...(own && ownFacts(words, locale, own, facts)),
  };
}

function publicFacts(words: MenuWords, locale: Language, { lines, stages, week, newest, event }: MenuFactLines): Facts {
  return {
    ...lines,
    stages: countText(words.count.stages, locale, stages),
    ...(week && { week: week[1] }),
    ...(newest && { records: fill(words.facts.newest, { stage: newest.stage, time: timeText(newest.at, locale) }) }),
    ...(event && { events: endText(words, locale, event) }),
  };
}

/** Says when the running event ends, and nothing once it has ended. */
function endText({ facts }: MenuWords, locale: Language, { title, endsAt }: NonNullable<MenuFactLines['event']>): string | undefined {
  const hours = Math.ceil((Date.parse(endsAt) - Date.now()) / HOUR_MS);
  if (hours <= 0) return undefined;
  if (hours < HOURS_PER_DAY) return countText(facts.endsInHours, locale, hours, { title });
  return countText(facts.endsInDays, locale, Math.floor(hours / HOURS_PER_DAY), { title });
}

function ownFacts(words: MenuWords, locale: Language, own: OwnMenuJson, facts: MenuFactLines | undefined): Facts {
  const { rank, points, rankClass, next, target, duel, total, planet } = own;
  const place = (value: number) => placeText(words.place, locale, value);
  const played = Object.values(planet.stages).reduce((sum, count) => sum + count, 0);
  const className = rankClass && inLanguage(rankClass.name, locale);
  return {
    ...(target && { targets: fill(words.own.target, { stage: inLanguage(target.stage, locale), place: place(target.rank) }) }),
    ...(facts && { stages: fill(words.own.stages, { all: facts.stages, count: played }) }),
    ...(rank !== null && {
      ranking: className
        ? fill(words.own.ranking, { place: place(rank), name: className })
        : fill(words.own.rankingOnly, { place: place(rank) }),
    }),
    ...(total && { totals: fill(words.own.total, { name: inLanguage(total.name, locale), place: place(total.rank) }) }),
    ...(duel && { rivals: fill(words.own.duel, { own: formatScore(duel.own), theirs: formatScore(duel.theirs) }) }),
    ...(next && { points: fill(words.own.toClass, { points: formatScore(next.border - points), name: inLanguage(next.name, locale) }) }),
  };
}
