'use client'; // Client component: opens a sheet from a link in static markup.
import { lazy, Suspense, useEffect, useState } from 'react';
import type { Language } from '#domain/shared/language.ts';
import { useSession } from '#web/session/use-session.ts';
import { isForElsewhere } from '#web/ui/nav/is-for-elsewhere.ts';
import type { PickerLabels } from './picker-labels.ts';
import type { Chosen } from './player-list.tsx';
import { rememberOpponents } from './recent-opponents.ts';

const PickerSheet = lazy(async () => ({ default: (await import('./picker-sheet.tsx')).PickerSheet }));

type Props = { players: readonly [Chosen, Chosen]; labels: PickerLabels; locale: Language };

/** Opens the opponent picker from links with `data-pick-opponent`, and remembers the compared players for its list. */
export function OpponentPicker({ players, labels, locale }: Props) {
  const me = useSession().session?.user.userId;
  const [isOpen, setOpen] = useState<boolean>(); // Undefined until it is first opened.
  const handles = players.map(({ userId }) => userId).join();
  useEffect(() => {
    if (me !== undefined) rememberOpponents(me, handles.split(','));
  }, [me, handles]);
  useEffect(() => {
    const open = (event: MouseEvent) => {
      if (!(event.target instanceof Element && event.target.closest('[data-pick-opponent]')) || isForElsewhere(event)) return;
      event.preventDefault();
      setOpen(true);
    };
    document.addEventListener('click', open, true); // Before the shell follows the link.
    return () => document.removeEventListener('click', open, true);
  }, []);
  if (isOpen === undefined) return null;
  return (
    <Suspense>
      <PickerSheet open={isOpen} onClose={() => setOpen(false)} a={players[0]} labels={labels} locale={locale} />
    </Suspense>
  );
}
