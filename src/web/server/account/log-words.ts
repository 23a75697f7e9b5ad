import 'server-only';
import { dayOf, formatDate } from '#domain/shared/date.ts';
import type { Language } from '#domain/shared/language.ts';
import type { LogEntry } from '#usecases/fairness/get-public-log.ts';
import { messagesOf } from '#web/i18n/messages.ts';
import { translate } from '#web/i18n/translate.ts';
import { siteZone } from '#web/server/site/site-settings.ts';

const wordOf = (words: Readonly<Record<string, string>>, code: string | null) => (code === null ? undefined : words[code]);

/** Returns what a log entry says besides its action and subject: outcome, extent of a ban, new role or state, who acted. */
export function logFacts({ verb, by, who, scope, until, outcome, role, isOn, changed }: LogEntry, locale: Language): string[] {
  const t = translate(locale, 'log');
  const { log: words } = messagesOf(locale);
  return [
    wordOf(words.outcomes, outcome),
    verb === 'ban' && scope !== null && t('scope', { scope: wordOf(words.scopes, scope) ?? scope }),
    verb === 'ban' && (until ? t('until', { day: formatDate(dayOf(until, siteZone())) }) : t('forGood')),
    wordOf(words.roles, role),
    isOn !== null && (isOn ? t('on') : t('off')),
    changed !== null && t('changed', { count: changed }),
    by === 'moderator' || by === 'admin' ? t(`by.${by}`, { name: who?.name ?? t(by) }) : t(`by.${by}`),
  ].filter((part) => typeof part === 'string');
}

/** Returns the reason of a log entry's action, if one of the listed reasons was given. */
export const logReason = ({ reason }: LogEntry, locale: Language): string | undefined =>
  wordOf(messagesOf(locale).moderation.reasons, reason);
