'use client'; // Client component: the session, the stored choices and the open sheet are only known in the browser.
import { type ComponentType, Suspense, useEffect, useState } from 'react';
import { inEveryLanguage, type Language } from '#domain/shared/language.ts';
import type { FilterOptions } from '#web/features/rankings/filters/filter-options.ts';
import { OwnRanking, type OwnRankingContext } from '#web/features/rankings/own/own-ranking.tsx';
import { useOwnView } from '#web/features/rankings/own/own-view.ts';
import { ROWS_ID } from '#web/features/rankings/table/row-ids.ts';
import { lazyOr } from '#web/ui/lazy-or.ts';
import { isForElsewhere } from '#web/ui/nav/is-for-elsewhere.ts';
import { loadRankingSheetWords } from './ranking-sheet-words.ts';
import type { RankingSheets, ShownSheet } from './ranking-sheets.tsx';
import { arePaceLinesShown, choosePaceLines, showPaceLines, showRivalsOnly, storedPaceLines } from './view-choices.ts';

type SheetsProps = Omit<Parameters<typeof RankingSheets>[0], 'words'> & { href: string };

const SHEETS = inEveryLanguage((locale) => lazyOr(() => loadSheets(locale), FollowLink));

async function loadSheets(locale: Language): Promise<ComponentType<SheetsProps>> {
  const [sheets, words] = await Promise.all([import('./ranking-sheets.tsx'), loadRankingSheetWords(locale)]);
  return ({ href: _, ...props }) => <sheets.RankingSheets {...props} words={words} />;
}

/** Follows the link that should have opened a sheet, as without JavaScript. */
function FollowLink({ href, times }: SheetsProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: `times` changes with each tap
  useEffect(() => location.assign(href), [href, times]);
  return null;
}

type Props = {
  /** API path from which the browser fetches the reader's own data. */
  ownPath: string;
  /** The filter and page of this ranking. A sheet closes when it changes. */
  view: string;
  options: FilterOptions;
  /** Data of the reader's row, or null for a ranking without rows. */
  own: OwnRankingContext | null;
};

/** What a reader can do with a ranking: open its sheets, show pace lines and find the own row. */
export function RankingIsland({ ownPath, view, options, own: context }: Props) {
  const own = useOwnView(ownPath);
  const [opened, setOpened] = useState<{ sheet: ShownSheet; href: string; view: string; times: number }>();
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const act = (event: MouseEvent) => {
      const target = event.target as Element;
      const pace = target.closest<HTMLElement>('[data-pace]');
      if (pace) return choosePaceLines(pace.dataset.pace === 'toggle' && !arePaceLinesShown());
      const link = target.closest<HTMLAnchorElement>(`a[data-filter], a[data-evidence], #${ROWS_ID} a[aria-haspopup]`);
      if (!link || isForElsewhere(event)) return;
      event.preventDefault();
      setOpened((last) => ({ sheet: sheetOf(link), href: link.href, view, times: (last?.times ?? 0) + 1 }));
      setOpen(true);
    };
    // Before the listener that follows links.
    document.addEventListener('click', act, true);
    return () => document.removeEventListener('click', act, true);
  }, [view]);
  // A sheet that another view has closed stays closed when Back returns to its view.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the view changes
  useEffect(() => () => setOpen(false), [view]);
  useEffect(() => {
    const showChosen = () => showPaceLines(storedPaceLines() ?? arePaceLinesShown());
    showChosen();
    document.addEventListener('markupchange', showChosen);
    return () => {
      document.removeEventListener('markupchange', showChosen);
      showRivalsOnly(false);
      showPaceLines(false); // The next ranking may have no pace in reach.
    };
  }, []);
  const Sheets = SHEETS[options.locale];

  return (
    <>
      {context && <OwnRanking own={own} context={context} />}
      {opened && (
        <Suspense>
          <Sheets
            sheet={opened.sheet}
            href={opened.href}
            times={opened.times}
            isOpen={isOpen && opened.view === view}
            onClose={() => setOpen(false)}
            onOpen={(sheet) => setOpened({ ...opened, sheet })}
            options={options}
            own={own}
          />
        </Suspense>
      )}
    </>
  );
}

/** Returns the sheet that a link opens. The evidence of a record has the address of the record's page. */
function sheetOf({ dataset, href }: HTMLAnchorElement): ShownSheet {
  const section = dataset.filter as Extract<ShownSheet, { kind: 'filter' }>['section'] | undefined;
  return section ? { kind: 'filter', section } : { kind: 'evidence', recordId: href.slice(href.lastIndexOf('/') + 1) };
}
