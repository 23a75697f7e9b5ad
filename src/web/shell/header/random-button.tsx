'use client'; // Client component, because pages are cached for everyone and each click opens a different stage.
import { Dices } from 'lucide-react';
import type { Locale } from '#web/i18n/locales.ts';
import header from './header.module.css';
import { useRandomStage } from './use-random-stage.ts';

/** A header button that opens a random stage. */
export function RandomButton({ locale, label }: { locale: Locale; label: string }) {
  return (
    <button type="button" className={header.tool} aria-label={label} onClick={useRandomStage(locale)}>
      <Dices aria-hidden />
    </button>
  );
}
