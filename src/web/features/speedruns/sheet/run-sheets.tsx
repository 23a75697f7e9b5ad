'use client'; // Client component: opens a sheet from links in static markup.
import { Suspense } from 'react';
import type { Split } from '#domain/records/splits.ts';
import type { RunData } from '#web/features/speedruns/run-data.ts';
import { lazySheet } from '#web/ui/page/sheet/lazy-sheet.tsx';
import { useSheetFromMarkup } from '#web/ui/page/sheet/use-sheet-from-markup.ts';
import type { SheetLabels } from './splits-sheet.tsx';

const SplitsSheet = lazySheet(
  async () => (await import('./splits-sheet.tsx')).SplitsSheet,
  ({ run }) => run.recordHref,
);

type Props = { best: readonly Split[] | undefined; labels: SheetLabels };

/** Opens the sheet of a run from links with `data-run`, which have its data. */
export function RunSheets({ best, labels }: Props) {
  const sheet = useSheetFromMarkup((clicked) => {
    const data = clicked.closest<HTMLElement>('[data-run]')?.dataset.run;
    return data === undefined ? undefined : (JSON.parse(data) as RunData);
  });
  return (
    sheet && (
      <Suspense>
        <SplitsSheet run={sheet.content} open={sheet.isOpen} onClose={sheet.close} best={best} labels={labels} />
      </Suspense>
    )
  );
}
