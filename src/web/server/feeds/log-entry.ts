import 'server-only';
import { boardPlace } from '#domain/catalogue/boards/board-place.ts';
import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { playerRoute, recordRoute, ruleRoute } from '#domain/catalogue/routes.ts';
import { logRoute } from '#domain/fairness/public-log.ts';
import { inLanguage, type Language } from '#domain/shared/language.ts';
import type { LogEntry } from '#usecases/fairness/get-public-log.ts';
import { translate } from '#web/i18n/translate.ts';
import { logFacts, logReason } from '#web/server/account/log-words.ts';
import { thingName } from '#web/server/account/thing-name.ts';
import type { FeedEntry } from './feed-document.ts';

/** Returns the entry of an action in the public log, in the words of the log's page. */
export function logFeedEntry(catalogue: Catalogue, entry: LogEntry, locale: Language): FeedEntry {
  const verb = translate(locale, 'log')(`verbs.${entry.verb}`);
  const reason = [logReason(entry, locale), entry.text].filter((line) => line).join('\n');
  return {
    name: `log/${entry.id}`,
    title: translate(locale, 'feeds.files')('log', { verb, subject: subjectOf(catalogue, entry, locale) }),
    text: [logFacts(entry, locale).join(' · '), reason].filter((line) => line).join('\n\n'),
    page: pageOf(entry),
    ...(entry.who && { author: { name: entry.who.name, page: playerRoute(entry.who.userId) } }),
    published: entry.at,
    updated: entry.at,
  };
}

function subjectOf(catalogue: Catalogue, { thing, boardId, recordId, whom }: LogEntry, locale: Language): string {
  if (thing) return thingName(catalogue, thing, locale);
  const t = translate(locale, 'log');
  const person = whom?.name ?? t('hidden');
  if (recordId === null) return person;
  const board = boardId === null ? undefined : catalogue.boards.get(boardId);
  const stage = board && inLanguage(boardPlace(catalogue, board)?.name, locale);
  return `${t('record', { stage: stage ?? '', id: recordId })} ${t.markup('of', { person: () => person })}`;
}

function pageOf({ recordId, whom, thing }: LogEntry): string {
  if (recordId !== null) return recordRoute(recordId);
  if (thing?.kind === 'rule') return ruleRoute(Number(thing.id));
  return whom ? playerRoute(whom.userId) : logRoute();
}
