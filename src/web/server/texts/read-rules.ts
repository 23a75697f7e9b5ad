import 'server-only';
import { totalRoute } from '#domain/catalogue/routes.ts';
import { dayOf, formatDate } from '#domain/shared/date.ts';
import type { Localised } from '#domain/shared/language.ts';
import { getRuleHistory, type RuleHistory } from '#usecases/catalogue/get-rule-history.ts';
import { parseId } from '#web/server/answer/parse-id.ts';
import { readCatalogue } from '#web/server/catalogue.ts';
import { deps } from '#web/server/deps.ts';
import { siteZone } from '#web/server/site/site-settings.ts';

export type NamedRule = { readonly id: number; readonly name: Localised };

export const readRuleNames = async (): Promise<NamedRule[]> =>
  [...(await readCatalogue()).rules.values()].map(({ id, name }) => ({ id, name }));

type Dated<Version> = Omit<Version, 'since'> & { readonly since: string | null };
export type ReadRule = {
  readonly ruleId: number;
  readonly rankingRoute: string | undefined; // of the total with the rule's number
  readonly texts: readonly Dated<RuleHistory['texts'][number]>[];
  readonly needs: readonly Dated<RuleHistory['needs'][number]>[];
};

/**
 * Returns a rule with all versions of its text and evidence requirements, newest first, or undefined for an unknown
 * rule.
 */
export async function readRule(ruleId: string): Promise<ReadRule | undefined> {
  const history = await getRuleHistory(deps(), parseId(ruleId));
  if (!history.ok) return undefined;
  const dated = <Version extends { readonly since: Date | null }>({ since, ...version }: Version) => ({
    ...version,
    since: since && formatDate(dayOf(since, siteZone())),
  });
  const { ruleId: id, texts, needs } = history.value;
  const rankingRoute = (await readCatalogue()).totals.has(id) ? totalRoute(id) : undefined;
  return { ruleId: id, rankingRoute, texts: texts.map(dated), needs: needs.map(dated) };
}
