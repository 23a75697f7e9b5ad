'use client'; // Client component: the page is the same for everyone, and the browser knows who reads.
import { type ComponentProps, type ReactNode, Suspense } from 'react';
import type { Language } from '#domain/shared/language.ts';
import { useSession } from '#web/session/use-session.ts';
import { lazyOr } from '#web/ui/lazy-or.ts';
import type { PickerBody } from './picker-body.tsx';
import type { PickerLabels } from './picker-labels.ts';

type BodyProps = ComponentProps<typeof PickerBody> & { children: ReactNode };

const Picker = lazyOr<BodyProps>(
  async () => (await import('./picker-body.tsx')).PickerBody,
  ({ children }) => children,
);

type Props = {
  /** Whether nobody has been chosen yet. */
  isBlank: boolean;
  labels: PickerLabels;
  locale: Language;
  /** The form with a field for each player. */
  children: ReactNode;
};

/** Lists players to compare with for signed-in readers, instead of the form. */
export function AskOpponents({ isBlank, labels, locale, children }: Props) {
  const isPlayer = useSession().status === 'authenticated';
  if (!isBlank || !isPlayer) return children;
  return (
    <Suspense fallback={children}>
      <Picker a={undefined} labels={labels} locale={locale}>
        {children}
      </Picker>
    </Suspense>
  );
}
