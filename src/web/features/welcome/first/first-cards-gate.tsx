'use client'; // Client component: only players without records load the cards.
import { Suspense } from 'react';
import type { Language } from '#domain/shared/language.ts';
import { lazyOr } from '#web/ui/lazy-or.ts';
import { FirstCardsSpace } from './first-cards-space.tsx';

const Cards = lazyOr(
  async () => (await import('./own-first-cards.tsx')).OwnFirstCards,
  () => null,
);

/** Loads the cards of a player without records when it is first rendered, with empty cards of the same height until then. */
export const FirstCardsGate = ({ locale }: { locale: Language }) => (
  <Suspense fallback={<FirstCardsSpace />}>
    <Cards locale={locale} />
  </Suspense>
);
