'use client'; // Client component, whose props are serialised as one string (decision 0112).
import { type ComponentProps, useEffect, useMemo } from 'react';
import type { Language } from '#domain/shared/language.ts';
import { RecentSignInGate } from '#web/features/account/second-factor/recent-sign-in-gate.tsx';
import { LiveGate } from '#web/features/feeds/live-gate.tsx';
import { QueueGate } from '#web/features/records/queue/queue-gate.tsx';
import { AccountGate } from '#web/shell/account/account-gate.tsx';
import { BottomBar } from '#web/shell/bar/bottom-bar.tsx';
import { DrawerGate } from '#web/shell/drawer/drawer-gate.tsx';
import { LanguageOffer, type LanguageOffers } from '#web/shell/header/language-offer.tsx';
import { LinkPrefetcher } from '#web/shell/prefetch/link-prefetcher.tsx';
import { prefetchRoute } from '#web/shell/prefetch/prefetch-route.ts';
import { type Packed, unpack } from '#web/ui/table/packed.ts';
import { LinkFollower } from './link-follower.tsx';
import { revealFocus } from './reveal-focus.ts';
import { RouteLoading } from './route-loading.tsx';
import { StoredPageLine } from './stored-page-line.tsx';

export type FloatingData = {
  readonly locale: Language;
  readonly bar: Omit<ComponentProps<typeof BottomBar>, 'locale'>;
  readonly drawer: Omit<ComponentProps<typeof DrawerGate>, 'locale'>;
  readonly languages: LanguageOffers;
  readonly languageNames: Readonly<Record<Language, string>>;
  readonly live: ComponentProps<typeof LiveGate>['words'];
  readonly loading: string;
};

/**
 * Renders everything that floats over a page: the bottom bar, the drawer, the account sheet, the language offer, new
 * records and the loading indicator.
 */
export function FloatingParts({ data }: { data: Packed<FloatingData> }) {
  const { locale, bar, drawer, languages, languageNames, live, loading } = useMemo(() => unpack(data), [data]);
  useEffect(revealFocus, []);
  return (
    <>
      <BottomBar locale={locale} {...bar} />
      <DrawerGate locale={locale} {...drawer} />
      <AccountGate locale={locale} languageNames={languageNames} />
      <LanguageOffer languages={languages} />
      <LiveGate locale={locale} words={live} />
      <QueueGate locale={locale} />
      <RecentSignInGate locale={locale} />
      <StoredPageLine />
      <RouteLoading label={loading} />
      <LinkFollower />
      <LinkPrefetcher prefetch={prefetchRoute} />
    </>
  );
}
