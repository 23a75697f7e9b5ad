import type { RecordDraft } from '#domain/records/record-draft.ts';

type BeforeAfter<Stat> = { readonly before: Stat | null; readonly after: Stat | null };
type TotalStats = { readonly rank: number; readonly points: number; readonly score: number };

/** The effect of a draft: response of `GET /api/boards/{stageId}/{rule}/preview` (docs/api.md). */
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

/** The preview query of a draft: only the fields that affect its rank. Uses `anyConsole` until one is chosen. */
export function previewQuery(draft: RecordDraft, anyConsole: number): string {
  const query = new URLSearchParams();
  for (const name of ASKED) if (draft[name] !== undefined) query.set(name, String(draft[name]));
  query.set('console', String(draft.console ?? anyConsole));
  return query.toString();
}
