import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import type { LogThing } from '#domain/fairness/public-log.ts';
import { inLanguage, type Language } from '#domain/shared/language.ts';
import { messagesOf } from '#web/i18n/messages.ts';

/**
 * Returns the name of the rule, stage, switch or policy that a log entry is about, or its id when it no longer exists.
 */
export function thingName({ rules, stages }: Catalogue, { kind, id }: LogThing, locale: Language): string {
  const { log, admin } = messagesOf(locale);
  const ruleName = (rule: string) => inLanguage(rules.get(Number(rule))?.name, locale) ?? rule;
  if (kind === 'catalogue') return log.catalogue;
  if (kind === 'rule') return ruleName(id);
  if (kind === 'switch') return (admin.switches.names as Readonly<Record<string, string>>)[id] ?? id;
  const [of = '', number = ''] = id.split('.');
  if (of === 'rule') return ruleName(number);
  if (of === 'stage') return inLanguage(stages.get(Number(number))?.name, locale) ?? number;
  return (log.policies as Readonly<Record<string, string>>)[of] ?? of;
}
