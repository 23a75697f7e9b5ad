import type { EvidenceNeeds } from '#domain/catalogue/boards/evidence-needs.ts';

type Reach = EvidenceNeeds['video'];
type Words = { readonly every: string; readonly none: string; readonly withIt: string };

/** Formats the lowest rank that needs evidence, for display or, with `isTyped`, for an input field. */
export function reachText(reach: Reach, { every, none, withIt }: Words, isTyped: boolean, isCovered = false): string {
  if (reach === 'every') return every;
  if (isTyped || reach > 0) return String(reach);
  return isCovered ? withIt : none;
}

/** Parses a typed rank or the word for every rank. Returns undefined for anything else. */
export function parseReach(typed: string, { every }: Pick<Words, 'every'>): Reach | undefined {
  const text = typed.normalize('NFKC').trim().toLowerCase();
  if (text === 'every' || text === every.toLowerCase()) return 'every';
  return /^\d{1,4}$/.test(text) ? Number(text) : undefined;
}
