'use client'; // Client component: sheets open over the page. Loaded when the first one opens.
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { EvidenceSheet } from '#web/features/rankings/evidence/evidence-sheet.tsx';
import type { FilterOptions } from '#web/features/rankings/filters/filter-options.ts';
import { type FilterSection, FilterSheet } from '#web/features/rankings/filters/filter-sheet.tsx';
import type { OwnView } from '#web/features/rankings/own/own-view.ts';
import { LIST_NOTE_ID } from '#web/features/rankings/table/row-ids.ts';
import { Button } from '#web/ui/form/button.tsx';
import { X } from '#web/ui/media/icons.tsx';
import type { RankingSheetWords } from './ranking-sheet-words.ts';
import { areRivalsOnly, showRivalsOnly } from './view-choices.ts';

export type ShownSheet =
  | { readonly kind: 'filter'; readonly section: FilterSection }
  | { readonly kind: 'evidence'; readonly recordId: string };

type Props = {
  sheet: ShownSheet;
  /** How often a sheet was opened. Each opening starts afresh. */
  times: number;
  isOpen: boolean;
  onClose: () => void;
  /** Replaces the content of the open sheet. */
  onOpen: (sheet: ShownSheet) => void;
  options: FilterOptions;
  own: OwnView | undefined;
  words: RankingSheetWords;
};

/** Shows the sheets of a ranking, and above its rows that only rivals are shown. */
export function RankingSheets({ sheet, times, isOpen, onClose, onOpen, options, own, words }: Props) {
  const [isRivalsOnly, setRivalsOnly] = useState(areRivalsOnly);
  const chooseRivals = (isOn: boolean) => {
    showRivalsOnly(isOn);
    setRivalsOnly(isOn);
  };
  const note = useListNote();
  const open = { open: isOpen, onClose, own, words };
  return (
    <>
      {sheet.kind === 'filter' ? (
        <FilterSheet key={times} {...open} section={sheet.section} options={options} onRivals={chooseRivals} />
      ) : (
        <EvidenceSheet
          key={times}
          {...open}
          recordId={sheet.recordId}
          locale={options.locale}
          onOpen={(recordId) => onOpen({ kind: 'evidence', recordId })}
        />
      )}
      {isRivalsOnly &&
        note &&
        createPortal(
          <Button
            variant="line"
            size="s"
            onClick={() => chooseRivals(false)}
            aria-label={`${words.filter.rivals}: ${words.filter.everyone}`}
          >
            {words.filter.rivals}
            <X data-icon="s" aria-hidden />
          </Button>,
          note,
        )}
    </>
  );
}

/** Returns the place for a note above the rows, which is static markup and changes with the page. */
function useListNote(): Element | null {
  const find = () => document.getElementById(LIST_NOTE_ID);
  const [note, setNote] = useState(find);
  useEffect(() => {
    const update = () => setNote(find());
    document.addEventListener('markupchange', update);
    return () => document.removeEventListener('markupchange', update);
  });
  return note;
}
