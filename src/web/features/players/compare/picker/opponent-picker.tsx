'use client'; // Client component: opens a sheet from a link in static markup.
import { Suspense, useEffect } from 'react';
import type { Language } from '#domain/shared/language.ts';
import { addQuery } from '#web/features/players/player-hrefs.ts';
import { localePath } from '#web/i18n/locales.ts';
import { useSession } from '#web/session/use-session.ts';
import { lazySheet } from '#web/ui/page/sheet/lazy-sheet.tsx';
import { useSheetFromMarkup } from '#web/ui/page/sheet/use-sheet-from-markup.ts';
import type { PickerLabels } from './picker-labels.ts';
import type { Chosen } from './player-list.tsx';
import { rememberOpponents } from './recent-opponents.ts';

const PickerSheet = lazySheet(
  async () => (await import('./picker-sheet.tsx')).PickerSheet,
  ({ a, locale }) => addQuery(localePath(locale, '/compare'), `a=${a?.userId ?? ''}`),
);

type Props = { players: readonly [Chosen, Chosen]; labels: PickerLabels; locale: Language };

/** Opens the opponent picker from links with `data-pick-opponent`, and remembers the compared players for its list. */
export function OpponentPicker({ players, labels, locale }: Props) {
  const me = useSession().session?.user.userId;
  const handles = players.map(({ userId }) => userId).join();
  useEffect(() => {
    if (me !== undefined) rememberOpponents(me, handles.split(','));
  }, [me, handles]);
  const sheet = useSheetFromMarkup((clicked) => clicked.closest('[data-pick-opponent]') ?? undefined);
  return (
    sheet && (
      <Suspense>
        <PickerSheet open={sheet.isOpen} onClose={sheet.close} a={players[0]} labels={labels} locale={locale} />
      </Suspense>
    )
  );
}
