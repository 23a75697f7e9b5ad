'use client'; // Client component: opens a sheet from links in static markup.
import { lazy, Suspense, useEffect, useState } from 'react';
import type { Split } from '#domain/records/splits.ts';
import type { RunData } from '#web/features/speedruns/run-data.ts';
import { isForElsewhere } from '#web/ui/nav/is-for-elsewhere.ts';
import type { SheetLabels } from './splits-sheet.tsx';

const SplitsSheet = lazy(async () => ({ default: (await import('./splits-sheet.tsx')).SplitsSheet }));

type Props = { best: readonly Split[] | undefined; labels: SheetLabels };

/** Opens the sheet of a run from links with `data-run`, which have its data. */
export function RunSheets({ best, labels }: Props) {
  const [run, setRun] = useState<RunData>();
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const open = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest<HTMLElement>('[data-run]');
      if (!link || isForElsewhere(event)) return;
      event.preventDefault();
      setRun(JSON.parse(link.dataset.run ?? '') as RunData);
      setOpen(true);
    };
    document.addEventListener('click', open, true); // Before the shell follows the link.
    return () => document.removeEventListener('click', open, true);
  }, []);
  if (!run) return null;
  return (
    <Suspense>
      <SplitsSheet run={run} open={isOpen} onClose={() => setOpen(false)} best={best} labels={labels} />
    </Suspense>
  );
}
