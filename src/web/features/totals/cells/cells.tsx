'use client'; // Client component: listens for clicks on rows, which are static markup.
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { playerRoute } from '#domain/catalogue/routes.ts';
import { useOwnTotal } from '#web/features/totals/own/own-total.tsx';
import { ROWS_ID } from '#web/features/totals/users/row-ids.ts';
import { localePath } from '#web/i18n/locales.ts';
import { useSession } from '#web/session/use-session.ts';
import { isForElsewhere } from '#web/ui/nav/is-for-elsewhere.ts';
import type { CellsWords } from './cells-sheet.tsx';
import { type CellRow, readRow } from './read-row.ts';

const CellsSheet = lazy(async () => ({ default: (await import('./cells-sheet.tsx')).CellsSheet }));

type Opened = { readonly row: CellRow; readonly chosen: number | undefined };

/** Opens the sheet with the cells of a row when its strip is chosen, or with the reader's when one of their cells is. */
export function Cells({ words }: { words: CellsWords }) {
  const [opened, setOpened] = useState<Opened>();
  const [isOpen, setOpen] = useState(false);
  const user = useSession().session?.user;
  const line = useOwnTotal();
  const find = useEffectEvent((target: Element): Opened | undefined => {
    const row = target.closest(`#${ROWS_ID} a[aria-haspopup]`)?.closest('tr');
    if (row) return { row: readRow(row), chosen: undefined };
    const cell = target.closest('[data-own-cells] li');
    if (!cell || !user || !line) return undefined;
    const { place: rank, sum, places } = line;
    const href = localePath(words.locale, playerRoute(user.userId));
    const own = { handle: user.userId, name: user.name ?? '', href, rank, sum, places, player: null };
    return { row: own, chosen: [...(cell.parentElement?.children ?? [])].indexOf(cell) };
  });
  useEffect(() => {
    const open = (event: MouseEvent) => {
      if (event.button !== 0 || isForElsewhere(event) || !(event.target instanceof Element)) return;
      const found = find(event.target);
      if (!found) return;
      event.preventDefault(); // Without JavaScript, the link leads to the player's page or to the board.
      setOpened(found);
      setOpen(true);
    };
    document.addEventListener('click', open, true);
    return () => document.removeEventListener('click', open, true);
  }, []);
  return (
    opened && (
      <Suspense>
        <CellsSheet
          key={`${opened.row.handle} ${opened.chosen}`}
          open={isOpen}
          onClose={() => setOpen(false)}
          row={opened.row}
          first={opened.chosen}
          words={words}
        />
      </Suspense>
    )
  );
}
