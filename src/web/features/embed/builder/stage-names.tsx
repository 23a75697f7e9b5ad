'use client'; // Client component, because the names are loaded after the page.
import { rowNames } from '#domain/search/row-names.ts';
import type { StageRow } from '#domain/search/rows.ts';
import { inLanguage, type Language } from '#domain/shared/language.ts';
import { useJson } from '#web/ui/use-json.ts';

/** The names that the fields for a stage and a total suggest, from the list of the site's own search. */
export function StageNames({ locale }: { locale: Language }) {
  const known = useJson<{ readonly data: readonly StageRow[] }>('/api/server/stage/all')?.data ?? [];
  return (['stage', 'total'] as const).map((type) => (
    <datalist key={type} id={`${type}-names`}>
      {known
        .filter((row) => row.type === type)
        .map((row) => (
          <option key={row.stage_id} value={row.stage_id}>
            {inLanguage(rowNames(row), locale)}
          </option>
        ))}
    </datalist>
  ));
}
