import type { EvidenceNeeds } from '#domain/catalogue/evidence-needs.ts';

type Reach = EvidenceNeeds['video'];
type Words = { readonly every: string; readonly none: string; readonly withIt: string };

/** Down to which rank evidence is needed, as it is read or, in a field, typed. */
export function reachText(reach: Reach, { every, none, withIt }: Words, isTyped: boolean, isCovered = false): string {
  if (reach === 'every') return every;
  if (isTyped || reach > 0) return String(reach);
  return isCovered ? withIt : none;
}

/** What somebody typed into such a field; undefined when it is neither a rank nor the word for every one. */
export function parseReach(typed: string, { every }: Pick<Words, 'every'>): Reach | undefined {
  const text = typed.normalize('NFKC').trim().toLowerCase();
  if (text === 'every' || text === every.toLowerCase()) return 'every';
  return /^\d{1,4}$/.test(text) ? Number(text) : undefined;
}
