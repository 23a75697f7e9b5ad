import type { RecordDraft } from '#domain/records/draft/record-draft.ts';

type BeforeAfter<Stat> = { readonly before: Stat | null; readonly after: Stat | null };
type TotalStats = { readonly rank: number; readonly points: number; readonly score: number };

/** Effect of a draft, as returned by `GET /api/boards/{stageId}/{rule}/preview` (docs/api.md). */
export type Preview = {
  readonly rankKey: number;
  readonly bestKey: number | null;
  readonly improves: boolean;
  readonly rank: BeforeAfter<number>;
  readonly players: BeforeAfter<number>;
  readonly points: BeforeAfter<number>;
  readonly passed: { readonly count: number; readonly players: readonly { readonly userId: string; readonly name: string | null }[] };
  readonly nextKey: number | null;
  readonly totals: readonly (BeforeAfter<TotalStats> & { readonly totalId: number })[];
  readonly rankClass: BeforeAfter<number>;
  readonly evidence: { readonly duty: 'video' | 'image' | 'none'; readonly refusedWithout: boolean };
};

const ASKED = ['score', 'time', 'timeIs', 'creatures', 'treasure', 'ownPoints', 'computerPoints', 'overseasEdition'] as const;

/**
 * Returns the query string of a preview, with only the fields that affect the rank. Uses `anyConsole` until a console
 * is chosen.
 */
export function previewQuery(draft: RecordDraft, anyConsole: number): string {
  const query = new URLSearchParams();
  for (const name of ASKED) if (draft[name] !== undefined) query.set(name, String(draft[name]));
  query.set('console', String(draft.console ?? anyConsole));
  return query.toString();
}
