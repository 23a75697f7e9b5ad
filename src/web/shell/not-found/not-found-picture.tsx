'use client'; // Client component, whose code is loaded on demand: every page contains a reference to the 404 page.
import { Suspense } from 'react';
import { lazyOr } from '#web/ui/lazy-or.ts';

// A tall sky above low grass so that no stem crosses the text.
const NIGHT = { height: 720, planet: false, constellation: false, quiet: 0, stars: 110, grass: 44, grassHeight: 130, grassHeads: 1.6 };

const Scape = lazyOr(
  async () => (await import('#web/ui/scenery/scape.tsx')).Scape,
  () => null,
);

/** Draws the landscape behind the 404 page. */
export const NotFoundPicture = () => (
  <Suspense>
    <Scape seed={404} seriesToken={6} biome="meadow" options={NIGHT} />
  </Suspense>
);
