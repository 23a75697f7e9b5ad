'use client'; // Client code, because pages are cached for everyone and the browser marks what belongs to the reader.
import { useEffect, useState } from 'react';

export type MarkedRow = { readonly handle: string; readonly mark: 'me' | 'rival'; readonly cell: Element };

type Table = {
  /** HTML id of the rows. */
  readonly rowsId: string;
  /** HTML id that the reader's own row gets. */
  readonly ownRowId: string;
  /** Handle of the reader, or undefined while it is unknown and for visitors. */
  readonly me: string | undefined;
  readonly rivals?: readonly string[] | undefined;
};

/**
 * Marks the rows of the reader and of the reader's rivals with `data-mark`, and returns the cells with their names. Rows
 * are static markup, so this changes the elements themselves, again after each refresh.
 */
export function useMarkedRows({ rowsId, ownRowId, me, rivals }: Table): readonly MarkedRow[] {
  const [marked, setMarked] = useState<readonly MarkedRow[]>([]);
  useEffect(() => {
    if (me === undefined) return;
    const markAll = () => {
      const own = markRow(rowsId, me, 'me');
      for (const { cell } of own) cell.closest('tr')?.setAttribute('id', ownRowId);
      setMarked([...own, ...(rivals ?? []).flatMap((handle) => markRow(rowsId, handle, 'rival'))]);
    };
    markAll();
    document.addEventListener('markupchange', markAll);
    return () => {
      document.removeEventListener('markupchange', markAll);
      for (const row of document.querySelectorAll(`#${rowsId} tr[data-mark]`)) row.removeAttribute('data-mark');
      document.getElementById(ownRowId)?.removeAttribute('id');
      setMarked([]);
    };
  }, [rowsId, ownRowId, me, rivals]);
  return marked;
}

function markRow(rowsId: string, handle: string, mark: MarkedRow['mark']): readonly MarkedRow[] {
  const cell = document.querySelector(`#${rowsId} [data-planet="${CSS.escape(handle)}"]`)?.closest('th');
  const row = cell?.closest('tr');
  if (!cell || !row) return [];
  row.dataset.mark = mark;
  return [{ handle, mark, cell }];
}
