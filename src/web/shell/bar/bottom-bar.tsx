// Client component. Pages are cached for everyone and contain the bar of visitors; signed-in players load theirs, which
// has the same box.
'use client';
import { type ReactNode, Suspense, useEffect } from 'react';
import { inEveryLanguage, type Language } from '#domain/shared/language.ts';
import { loadAccountMenuWords } from '#web/shell/account/account-menu-words.ts';
import { useReader } from '#web/shell/account/use-reader.ts';
import { lazyOr } from '#web/ui/lazy-or.ts';
import { VisitorBar, type VisitorBarWords } from './visitor-bar.tsx';
import { watchKeyboard } from './watch-keyboard.ts';

type ReaderBarProps = { handle: string; visitorBar: ReactNode };

const READER_BARS = inEveryLanguage((locale) =>
  lazyOr(
    () => loadReaderBar(locale),
    ({ visitorBar }) => visitorBar,
  ),
);

async function loadReaderBar(locale: Language) {
  const [{ ReaderBar }, words] = await Promise.all([import('./reader-bar.tsx'), loadAccountMenuWords(locale)]);
  return ({ handle }: ReaderBarProps) => <ReaderBar locale={locale} words={words.bar} handle={handle} />;
}

type Props = { locale: Language; words: VisitorBarWords; chatUrl: string | undefined };

/** The navigation bar at the bottom of the page on phones. It is hidden while the on-screen keyboard is open. */
export function BottomBar(props: Props) {
  const handle = useReader();
  useEffect(watchKeyboard, []);
  const visitorBar = <VisitorBar {...props} />;
  const ReaderBar = READER_BARS[props.locale];
  if (handle === undefined) return visitorBar;
  return (
    <Suspense fallback={visitorBar}>
      <ReaderBar handle={handle} visitorBar={visitorBar} />
    </Suspense>
  );
}
