'use client'; // Client component, whose props are serialised as one string (decision 0112).
import { type ComponentProps, useMemo } from 'react';
import { LiveGate } from '#web/features/feeds/live-gate.tsx';
import type { Locale } from '#web/i18n/locales.ts';
import { DrawerGate } from '#web/shell/drawer/drawer-gate.tsx';
import { LanguageOffer } from '#web/shell/header/language-offer.tsx';
import { type Packed, unpack } from '#web/ui/table/packed.ts';
import { BottomBar } from './bottom-bar.tsx';
import { LinkFollower } from './link-follower.tsx';
import { RouteLoading } from './route-loading.tsx';

export type FloatingData = {
  readonly locale: Locale;
  readonly bar: Omit<ComponentProps<typeof BottomBar>, 'locale'>;
  readonly drawer: Omit<ComponentProps<typeof DrawerGate>, 'locale'>;
  readonly language: ComponentProps<typeof LanguageOffer>['words'];
  readonly live: ComponentProps<typeof LiveGate>['words'];
  readonly loading: string;
};

/**
 * Renders everything that floats over a page: the bottom bar, the drawer, the language offer, new records and the
 * loading indicator.
 */
export function FloatingParts({ data }: { data: Packed<FloatingData> }) {
  const { locale, bar, drawer, language, live, loading } = useMemo(() => unpack(data), [data]);
  return (
    <>
      <BottomBar locale={locale} {...bar} />
      <DrawerGate locale={locale} {...drawer} />
      <LanguageOffer locale={locale} words={language} />
      <LiveGate locale={locale} words={live} />
      <RouteLoading label={loading} />
      <LinkFollower />
    </>
  );
}
