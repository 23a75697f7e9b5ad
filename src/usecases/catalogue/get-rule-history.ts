import { listPolicyVersions } from '#data/queries/site/policies.ts';
import { listEntryVersions } from '#data/queries/texts/entry-changes.ts';
import type { EvidenceNeeds } from '#domain/catalogue/boards/evidence-needs.ts';
import { ENTRY_SCHEMAS } from '#domain/catalogue/rows.ts';
import { evidencePolicy } from '#domain/records/evidence/evidence-policy.ts';
import { needsIn } from '#domain/records/evidence/policy-change.ts';
import type { Localised } from '#domain/shared/language.ts';
import { err, ok, type Result } from '#domain/shared/result.ts';
import type { Deps } from '#usecases/deps.ts';

/** One version of a rule's text, valid from `since` on. Records store the revision that they were posted under. */
export type RuleText = {
  readonly revisionId: string;
  readonly since: Date | null;
  readonly name: Localised;
  readonly description: Localised;
};
export type RuleNeeds = { readonly revisionId: string; readonly since: Date | null; readonly needs: EvidenceNeeds | null };
export type RuleHistory = { readonly ruleId: number; readonly texts: readonly RuleText[]; readonly needs: readonly RuleNeeds[] };

/**
 * Returns the versions of a rule's text and of its evidence needs, each newest first and without versions that changed
 * nothing.
 */
export async function getRuleHistory(deps: Pick<Deps, 'db'>, ruleId: number): Promise<Result<RuleHistory, 'not-found'>> {
  if (!Number.isSafeInteger(ruleId)) return err('not-found');
  const versions = await listEntryVersions(deps.db, 'rule', ruleId);
  if (versions.length === 0) return err('not-found');
  const texts = versions.map(({ revisionId, since, content }) => {
    const { name, description } = ENTRY_SCHEMAS.rule.parse(content);
    return { revisionId, since, name, description };
  });
  const needs = (await listPolicyVersions(deps.db, 'evidence')).map(({ revisionId, since, content }) => ({
    revisionId,
    since,
    needs: needsIn(evidencePolicy.parse(content).rules, ruleId) ?? null,
  }));
  const contentOf = ({ name, description }: RuleText) => JSON.stringify([name, description]);
  return ok({ ruleId, texts: changesOf(texts, contentOf), needs: changesOf(needs, (version) => JSON.stringify(version.needs)) });
}

const changesOf = <Version>(versions: readonly Version[], contentOf: (version: Version) => string): Version[] =>
  versions
    .filter((version, at) => {
      const before = versions[at - 1];
      return before === undefined || contentOf(before) !== contentOf(version);
    })
    .reverse();
