import type { RecordDraft } from '#domain/records/draft/record-draft.ts';

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
